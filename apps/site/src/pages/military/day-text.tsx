import type { LineId } from '@kakehashi/domain/marriage/rules'
import { Trans } from '@lingui/react/macro'
import { sameDayUntil } from '@kakehashi/domain/calendar/office-hours'
import { american, japanese, other, type LineText } from './answer-labels.tsx'

/** Steps 4 to 8: processing time, the day itself, and recognition. */
export const dayTexts = {
  'same-day': {
    lead: <Trans>Same-day requests: before {sameDayUntil} AM.</Trans>,
    text: <Trans>For popular items, Monday to Friday. There is no expedite fee.</Trans>,
  },
  'three-days': {
    lead: <Trans>Marriage certificate: typically within 3 days.</Trans>,
    text: <Trans>Bring it to us after the city office; it costs nothing more to be quick.</Trans>,
  },
  'two-witnesses': {
    lead: <Trans>Two adults sign the form.</Trans>,
    text: (
      <Trans>
        Each is 18 or older, and a witness who is not Japanese is an adult at home as well. They
        sign before you hand it in.
      </Trans>
    ),
  },
  'ask-ginowan': {
    whose: <Trans>At Ginowan City</Trans>,
    lead: <Trans>Ginowan has written it down.</Trans>,
    text: (
      <Trans>
        Its list in English is of March 2024, for Ginowan only, and it says that more may be asked.
        Ask before you go.
      </Trans>
    ),
  },
  'ask-urasoe': {
    whose: <Trans>At Urasoe City</Trans>,
    lead: <Trans>Ask Urasoe what has changed.</Trans>,
    text: (
      <Trans>
        Its page is of 2019 and still names a waiting time after a divorce, which ended in April
        2024.
      </Trans>
    ),
  },
  'ask-naha': {
    whose: <Trans>At Naha City</Trans>,
    lead: <Trans>Ask Naha about your papers.</Trans>,
    text: (
      <Trans>
        Its published answer is of 2023 and general. What the counter cannot judge goes to the Legal
        Affairs Bureau first.
      </Trans>
    ),
  },
  'ask-first': {
    whose: <Trans>At any other office</Trans>,
    lead: <Trans>Ask your city office first.</Trans>,
    text: (
      <Trans>
        We found no page of it to check this list against. Take the list along and ask what it wants
        besides.
      </Trans>
    ),
  },
  'file-near-base': {
    whose: <Trans>With SOFA status</Trans>,
    lead: <Trans>File in the town of your base.</Trans>,
    text: <Trans>SOFA members may, says Ginowan. Or where one of you lives.</Trans>,
  },
  'file-near-home': {
    whose: <Trans>Without SOFA status</Trans>,
    lead: <Trans>File where you live.</Trans>,
    text: <Trans>At the office of that city, town or village.</Trans>,
  },
  'hand-in': {
    lead: <Trans>Hand in everything at once.</Trans>,
    text: (
      <Trans>
        The form with your two signatures and the witnesses’, the papers of steps 1 and 2 with their
        translations, and photo ID.
      </Trans>
    ),
  },
  'two-calendars': {
    lead: <Trans>Look at two calendars.</Trans>,
    text: (
      <Trans>
        City offices close on weekends, Japanese holidays and over the New Year; we close on
        weekends and American holidays.
      </Trans>
    ),
  },
  accepted: {
    lead: <Trans>You are married once the form is accepted.</Trans>,
    text: <Trans>A ceremony alone is no marriage in Japanese law, here or in a chapel.</Trans>,
  },
  'acceptance-certificate': {
    lead: (
      <Trans>
        Ask for the certificate of acceptance{' '}
        <span className="nb" lang="ja">
          (婚姻届受理証明書)
        </span>
        .
      </Trans>
    ),
    text: <Trans>It is your proof of marriage, for a small fee. The US embassy has none.</Trans>,
  },
  surname: {
    whose: japanese,
    lead: <Trans>Your surname stays.</Trans>,
    text: (
      <Trans>
        To take your partner’s foreign one, tell the city office within six months; later it needs a
        family court.
      </Trans>
    ),
  },
  'united-states': {
    whose: american,
    lead: <Trans>In the United States.</Trans>,
    text: (
      <Trans>
        A marriage is ordinarily valid there if it is valid where it was made; state law can differ.
        The embassy does not register it.
      </Trans>
    ),
  },
  'order-marriage-certificate': {
    whose: american,
    lead: <Trans>The marriage certificate, into English.</Trans>,
    text: (
      <Trans>
        For US immigration our translator certifies that it is complete and accurate. That rule asks
        for no notary.
      </Trans>
    ),
  },
  'order-family-register': {
    whose: <Trans>If you are asked for it</Trans>,
    lead: <Trans>The family register, into English.</Trans>,
    text: <Trans>US immigration takes no paper in Japanese without its translation.</Trans>,
  },
  japan: {
    whose: japanese,
    lead: <Trans>In Japan.</Trans>,
    text: <Trans>A new family register is made, and the marriage stands in it.</Trans>,
  },
  'other-home': {
    whose: other,
    lead: <Trans>In your own country.</Trans>,
    text: <Trans>Register it with your embassy or consulate as well, says Urasoe.</Trans>,
  },
} satisfies Partial<Record<LineId, LineText>>
