import type { LineId } from '@kakehashi/domain/marriage/rules'
import { Trans } from '@lingui/react/macro'
import { american, japanese, other, type LineText } from './answer-labels.tsx'
import { HolidaysLead, HolidaysText, SameDayLead, SameDayText } from './office-lines.tsx'

/** Steps 4 to 8: processing time, the day itself, and recognition. */
export const dayTexts = {
  'same-day': {
    lead: <SameDayLead />,
    text: <SameDayText />,
  },
  'three-days': {
    lead: <Trans>Marriage certificate: typically within 3 days.</Trans>,
    text: <Trans>Bring us the certificate after you file. There is no expedite fee.</Trans>,
  },
  'two-witnesses': {
    lead: <Trans>Two adults sign the form.</Trans>,
    text: (
      <Trans>
        Each must be 18 or older. A witness who is not Japanese must also be an adult under their
        own country’s law. They sign before you hand in the form.
      </Trans>
    ),
  },
  'ask-ginowan': {
    whose: <Trans>At Ginowan City</Trans>,
    lead: <Trans>Ginowan has a list in English.</Trans>,
    text: (
      <Trans>
        The list is from March 2024 and applies only to Ginowan. The city may ask for more, so check
        before you go.
      </Trans>
    ),
  },
  'ask-urasoe': {
    whose: <Trans>At Urasoe City</Trans>,
    lead: <Trans>Ask Urasoe for the current rules.</Trans>,
    text: (
      <Trans>
        Its page is from 2019. It still mentions a waiting period after a divorce, which ended in
        April 2024.
      </Trans>
    ),
  },
  'ask-naha': {
    whose: <Trans>At Naha City</Trans>,
    lead: <Trans>Ask Naha which documents you need.</Trans>,
    text: (
      <Trans>
        Its published answer is general and from 2023. If the counter cannot decide, it asks the
        Legal Affairs Bureau first.
      </Trans>
    ),
  },
  'ask-first': {
    whose: <Trans>At any other office</Trans>,
    lead: <Trans>Ask your city office first.</Trans>,
    text: (
      <Trans>
        We found no page from this office to check our list. Take the list with you and ask what
        else you need.
      </Trans>
    ),
  },
  'file-near-base': {
    whose: <Trans>With SOFA status</Trans>,
    lead: <Trans>File in the town of your base.</Trans>,
    text: (
      <Trans>
        According to Ginowan, people with SOFA status may do this. You can also file where one of
        you lives.
      </Trans>
    ),
  },
  'file-near-home': {
    whose: <Trans>Without SOFA status</Trans>,
    lead: <Trans>File where you live.</Trans>,
    text: <Trans>At the office of that city, town or village.</Trans>,
  },
  'hand-in': {
    lead: <Trans>Hand in everything together.</Trans>,
    text: (
      <Trans>
        The form signed by both of you and the witnesses, the documents from steps 1 and 2 with
        their translations, and photo ID.
      </Trans>
    ),
  },
  'two-calendars': {
    lead: <HolidaysLead />,
    text: <HolidaysText />,
  },
  accepted: {
    lead: <Trans>You are married once the form is accepted.</Trans>,
    text: <Trans>Under Japanese law, a wedding ceremony alone does not make you married.</Trans>,
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
    text: (
      <Trans>
        It is your proof of marriage and costs a small fee. The US embassy has no record of your
        marriage.
      </Trans>
    ),
  },
  surname: {
    whose: japanese,
    lead: <Trans>Your surname does not change.</Trans>,
    text: (
      <Trans>
        To take your foreign partner’s surname, tell the city office within six months. After that
        you need permission from a family court.
      </Trans>
    ),
  },
  'united-states': {
    whose: american,
    lead: <Trans>In the United States.</Trans>,
    text: (
      <Trans>
        A marriage is usually valid there if it is valid where you married. State law can differ.
        The embassy does not register it.
      </Trans>
    ),
  },
  'order-marriage-certificate': {
    whose: american,
    lead: <Trans>The marriage certificate, into English.</Trans>,
    text: (
      <Trans>
        For US immigration our translator certifies that it is complete and accurate. A notary is
        not required.
      </Trans>
    ),
  },
  'order-family-register': {
    whose: <Trans>If you are asked for it</Trans>,
    lead: <Trans>The family register, into English.</Trans>,
    text: (
      <Trans>US immigration does not accept a document in Japanese without a translation.</Trans>
    ),
  },
  japan: {
    whose: japanese,
    lead: <Trans>In Japan.</Trans>,
    text: <Trans>A new family register is made, and it records the marriage.</Trans>,
  },
  'other-home': {
    whose: other,
    lead: <Trans>In your own country.</Trans>,
    text: (
      <Trans>Urasoe says that you should also register it with your embassy or consulate.</Trans>
    ),
  },
} satisfies Partial<Record<LineId, LineText>>
