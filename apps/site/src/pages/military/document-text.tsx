import type { LineId } from '@kakehashi/domain/marriage/rules'
import { Trans } from '@lingui/react/macro'
import { american, japanese, other, type LineText } from './answer-labels.tsx'

const signed = <Trans>With our translator’s name and signature, as city offices ask.</Trans>

/** Steps 1 to 3: the documents each partner brings, and the translations to request. */
export const documentTexts = {
  'command-approval': {
    whose: <Trans>Service members</Trans>,
    lead: <Trans>Ask your command first.</Trans>,
    text: (
      <Trans>
        The Navy wants its approval and a marriage seminar before a sailor stationed in Japan
        marries someone who is not a US citizen. Other branches have rules of their own.
      </Trans>
    ),
  },
  'affidavit-on-base': {
    whose: <Trans>US citizen with SOFA status</Trans>,
    lead: <Trans>Affidavit from your base.</Trans>,
    text: (
      <Trans>
        Swear it at the legal office on base. The city office takes the original with a Japanese
        translation.
      </Trans>
    ),
  },
  'affidavit-off-base': {
    whose: <Trans>US citizen without SOFA status</Trans>,
    lead: <Trans>Affidavit sworn before a US notary.</Trans>,
    text: (
      <Trans>
        Since September 1, 2025 the US embassy and consulates no longer notarize it, whatever older
        pages say. Ask your city office what it takes: Kita Ward in Osaka accepts one sworn before a
        state notary, with an apostille if possible.
      </Trans>
    ),
  },
  'legal-capacity': {
    whose: other,
    lead: <Trans>Certificate of legal capacity to marry.</Trans>,
    text: (
      <Trans>
        From your own embassy or consulate in Japan: the original and a Japanese translation. If
        your country issues none, the city office names other papers, and that takes longer.
      </Trans>
    ),
  },
  'no-affidavit': {
    whose: japanese,
    lead: <Trans>No affidavit.</Trans>,
    text: <Trans>Beyond the marriage form, Ginowan asks Japanese citizens for no paper.</Trans>,
  },
  'no-affidavit-dual': {
    whose: <Trans>Both passports, US and Japanese</Trans>,
    lead: <Trans>You register as a Japanese citizen.</Trans>,
    text: (
      <Trans>
        Japanese consulates ask it of everyone with two nationalities, so expect no affidavit. Tell
        the city office about the second passport.
      </Trans>
    ),
  },
  'american-proof': {
    whose: american,
    lead: <Trans>Passport, or birth certificate.</Trans>,
    text: <Trans>One of the two. A birth certificate goes with its Japanese translation.</Trans>,
  },
  'other-proof': {
    whose: other,
    lead: <Trans>Passport, or birth certificate.</Trans>,
    text: <Trans>As proof of nationality. Ask whether they want a translation with it.</Trans>,
  },
  'japanese-proof': {
    whose: japanese,
    lead: <Trans>Photo ID, and your registered domicile by heart.</Trans>,
    text: (
      <Trans>
        Since March 1, 2024 offices look up the family register themselves. The domicile (honseki)
        and the head of the register must stand on the form exactly.
      </Trans>
    ),
  },
  'register-copy-urasoe': {
    whose: <Trans>Japanese citizen, at Urasoe City</Trans>,
    lead: <Trans>Copy of the family register?</Trans>,
    text: (
      <Trans>
        Urasoe’s page of 2019 still lists one, unless your register is kept there. Ask before you
        order it.
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
    lead: <Trans>Nothing to order.</Trans>,
    text: <Trans>Your papers are in Japanese already.</Trans>,
  },
} satisfies Partial<Record<LineId, LineText>>
