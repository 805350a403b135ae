import type { LineId } from '@kakehashi/domain/marriage/rules'
import { Trans } from '@lingui/react/macro'
import { american, japanese, other, type LineText } from './answer-labels.tsx'

const signed = <Trans>With our translator’s name and signature, which city offices require.</Trans>

/** Steps 1 to 3: the documents each partner brings, and the translations to request. */
export const documentTexts = {
  'command-approval': {
    whose: <Trans>Service members</Trans>,
    lead: <Trans>Ask your command first.</Trans>,
    text: (
      <Trans>
        In the Navy, a sailor stationed in Japan needs approval and a marriage seminar before
        marrying someone who is not a US citizen. Other branches have their own rules.
      </Trans>
    ),
  },
  'affidavit-on-base': {
    whose: <Trans>US citizen with SOFA status</Trans>,
    lead: <Trans>Affidavit from your base.</Trans>,
    text: (
      <Trans>
        Swear it at the legal office on base. The city office needs the original and a Japanese
        translation.
      </Trans>
    ),
  },
  'affidavit-off-base': {
    whose: <Trans>US citizen without SOFA status</Trans>,
    lead: <Trans>Affidavit sworn before a US notary.</Trans>,
    text: (
      <Trans>
        Since September 1, 2025, the US embassy and consulates no longer notarize it, although older
        pages still say so. Ask your city office what it accepts. For example, Kita Ward in Osaka
        accepts one sworn before a state notary, with an apostille if possible.
      </Trans>
    ),
  },
  'legal-capacity': {
    whose: other,
    lead: <Trans>Certificate of legal capacity to marry.</Trans>,
    text: (
      <Trans>
        From your embassy or consulate in Japan. The city office needs the original and a Japanese
        translation. If your country does not issue one, ask the city office which other documents
        it accepts. This takes longer.
      </Trans>
    ),
  },
  'no-affidavit': {
    whose: japanese,
    lead: <Trans>No affidavit.</Trans>,
    text: <Trans>Ginowan asks Japanese citizens for no documents besides the marriage form.</Trans>,
  },
  'no-affidavit-dual': {
    whose: <Trans>Both passports, US and Japanese</Trans>,
    lead: <Trans>You register as a Japanese citizen.</Trans>,
    text: (
      <Trans>
        Japanese consulates ask this of everyone with two nationalities, so you probably do not need
        an affidavit. Tell the city office about your second passport.
      </Trans>
    ),
  },
  'american-proof': {
    whose: american,
    lead: <Trans>Passport, or birth certificate.</Trans>,
    text: <Trans>You need one of the two. A birth certificate needs a Japanese translation.</Trans>,
  },
  'other-proof': {
    whose: other,
    lead: <Trans>Passport, or birth certificate.</Trans>,
    text: <Trans>As proof of nationality. Ask the city office if it needs a translation.</Trans>,
  },
  'japanese-proof': {
    whose: japanese,
    lead: <Trans>Photo ID and your registered domicile.</Trans>,
    text: (
      <Trans>
        Since March 1, 2024, city offices look up the family register themselves. Write the
        registered domicile (honseki) and the head of the register exactly on the form.
      </Trans>
    ),
  },
  'register-copy-urasoe': {
    whose: <Trans>Japanese citizen, at Urasoe City</Trans>,
    lead: <Trans>Copy of the family register?</Trans>,
    text: (
      <Trans>
        Urasoe’s page from 2019 still lists one if your register is in another city. Ask before you
        get one.
      </Trans>
    ),
  },
  'order-konin-todoke': {
    lead: <Trans>The Konin-Todoke, filled in.</Trans>,
    text: <Trans>It must be in Japanese except for the signatures. We fill it in with you.</Trans>,
  },
  'order-affidavit': {
    whose: american,
    lead: <Trans>The affidavit, into Japanese.</Trans>,
    text: signed,
  },
  'order-legal-capacity': {
    whose: other,
    lead: <Trans>The certificate of legal capacity, into Japanese.</Trans>,
    text: signed,
  },
  'order-birth-certificate': {
    whose: <Trans>If you bring one</Trans>,
    lead: <Trans>The birth certificate, into Japanese.</Trans>,
    text: <Trans>Only if you show it instead of a passport.</Trans>,
  },
  'order-nothing': {
    whose: <Trans>Two Japanese citizens</Trans>,
    lead: <Trans>No translation needed.</Trans>,
    text: <Trans>Your documents are already in Japanese.</Trans>,
  },
} satisfies Partial<Record<LineId, LineText>>
