import type { DocumentKey } from '../documents/document-keys.ts'
import type { Language } from '../language.ts'
import type { Couple } from './couple.ts'
import { hasUsPassport, isAmerican, isJapanese, isOther, partnersOf } from './couple.ts'
import { bothAt, oneOrBoth, weFor, whoever } from './responsible.ts'
import type { Responsible } from './responsible.ts'
import type { SourceId } from './sources.ts'
import type { MarriageStep } from './steps.ts'

interface Rule {
  readonly id: string
  readonly step: MarriageStep
  readonly sources: readonly SourceId[]
  /** Who has to do it; undefined if it does not apply to this couple. */
  readonly doer: (couple: Couple) => Responsible | undefined
  /** A document not in Japanese that is filed at the city office, so it needs a translation. */
  readonly files?: DocumentKey
  /** A document that we prepare or translate. */
  readonly order?: { readonly document: DocumentKey; readonly into: Language }
  /** Offered, but not selected by default. */
  readonly isOptional?: true
}

export const rules = [
  // 1. Affidavit: proof that each partner may marry.
  {
    id: 'command-approval',
    step: 'affidavit',
    sources: ['navy-jag'],
    doer: (couple) => {
      const [first, second] = partnersOf(couple)
      return oneOrBoth(first.hasSofa && !isAmerican(second), second.hasSofa && !isAmerican(first))
    },
  },
  {
    id: 'affidavit-on-base',
    step: 'affidavit',
    sources: ['us-embassy', 'ginowan-marriage'],
    doer: whoever((partner) => isAmerican(partner) && partner.hasSofa),
    files: 'affidavit',
  },
  {
    id: 'affidavit-off-base',
    step: 'affidavit',
    sources: ['osaka-kita-us', 'ginowan-marriage'],
    doer: whoever((partner) => isAmerican(partner) && !partner.hasSofa),
    files: 'affidavit',
  },
  {
    id: 'legal-capacity',
    step: 'affidavit',
    sources: ['ginowan-marriage', 'naha-marriage', 'urasoe-marriage'],
    doer: whoever(isOther),
    files: 'legal-capacity',
  },
  {
    id: 'no-affidavit',
    step: 'affidavit',
    sources: ['ginowan-marriage'],
    doer: whoever(({ nationality }) => nationality === 'japanese'),
  },
  {
    id: 'no-affidavit-dual',
    step: 'affidavit',
    sources: ['consulate-la'],
    doer: whoever(({ nationality }) => nationality === 'us-and-japanese'),
  },

  // 2. Passport or birth certificate: proof of identity.
  {
    id: 'american-proof',
    step: 'passport-or-birth-certificate',
    sources: ['ginowan-marriage'],
    doer: whoever(isAmerican),
  },
  {
    id: 'other-proof',
    step: 'passport-or-birth-certificate',
    sources: ['naha-marriage', 'urasoe-marriage'],
    doer: whoever(isOther),
  },
  {
    id: 'japanese-proof',
    step: 'passport-or-birth-certificate',
    sources: ['kawagoe-marriage', 'toshima-register'],
    doer: whoever(isJapanese),
  },
  {
    id: 'register-copy-urasoe',
    step: 'passport-or-birth-certificate',
    sources: ['urasoe-marriage'],
    doer: (couple) => (couple.cityOffice === 'urasoe' ? whoever(isJapanese)(couple) : undefined),
  },

  // 3. Place order: what we prepare and translate before the marriage.
  {
    id: 'order-konin-todoke',
    step: 'place-order',
    sources: ['ginowan-marriage'],
    doer: (couple) => (partnersOf(couple).every(isJapanese) ? undefined : 'we'),
    order: { document: 'konin-todoke', into: 'ja' },
  },
  {
    id: 'order-affidavit',
    step: 'place-order',
    sources: ['ginowan-marriage', 'urasoe-marriage'],
    doer: weFor(isAmerican),
    order: { document: 'affidavit', into: 'ja' },
  },
  {
    id: 'order-legal-capacity',
    step: 'place-order',
    sources: ['ginowan-marriage', 'urasoe-marriage'],
    doer: weFor(isOther),
    order: { document: 'legal-capacity', into: 'ja' },
  },
  {
    id: 'order-birth-certificate',
    step: 'place-order',
    sources: ['ginowan-marriage'],
    doer: weFor((partner) => !isJapanese(partner)),
    order: { document: 'birth-certificate', into: 'ja' },
    isOptional: true,
  },
  {
    id: 'order-nothing',
    step: 'place-order',
    sources: ['ginowan-marriage'],
    doer: (couple) => (partnersOf(couple).every(isJapanese) ? 'both' : undefined),
  },

  // 4. Turnaround.
  { id: 'same-day', step: 'turnaround', sources: ['our-office'], doer: () => 'both' },
  { id: 'three-days', step: 'turnaround', sources: ['our-office'], doer: () => 'we' },

  // 5. Witnesses.
  {
    id: 'two-witnesses',
    step: 'witnesses',
    sources: ['urasoe-marriage', 'ichikawa-witnesses', 'kawagoe-marriage'],
    doer: () => 'witnesses',
  },

  // 6. City office.
  {
    id: 'ask-ginowan',
    step: 'city-office',
    sources: ['ginowan-marriage'],
    doer: bothAt(['ginowan']),
  },
  {
    id: 'ask-urasoe',
    step: 'city-office',
    sources: ['urasoe-marriage', 'iwaki-remarriage'],
    doer: bothAt(['urasoe']),
  },
  { id: 'ask-naha', step: 'city-office', sources: ['naha-marriage'], doer: bothAt(['naha']) },
  {
    id: 'ask-first',
    step: 'city-office',
    sources: ['not-confirmed'],
    doer: bothAt(['chatan', 'kadena', 'kin', 'okinawa-city', 'uruma', 'yomitan', 'elsewhere']),
  },
  {
    id: 'file-near-base',
    step: 'city-office',
    sources: ['ginowan-marriage'],
    doer: ({ sofa }) => (sofa === 'neither' ? undefined : 'both'),
  },
  {
    id: 'file-near-home',
    step: 'city-office',
    sources: ['ginowan-marriage'],
    doer: ({ sofa }) => (sofa === 'neither' ? 'both' : undefined),
  },
  {
    id: 'hand-in',
    step: 'city-office',
    sources: ['ginowan-marriage', 'kawagoe-marriage'],
    doer: () => 'both',
  },
  {
    id: 'two-calendars',
    step: 'city-office',
    sources: ['ginowan-closed', 'our-office'],
    doer: () => 'both',
  },

  // 7. Congratulations.
  { id: 'accepted', step: 'congratulations', sources: ['us-embassy'], doer: () => 'both' },
  {
    id: 'acceptance-certificate',
    step: 'congratulations',
    sources: ['us-embassy', 'urasoe-marriage'],
    doer: () => 'both',
  },
  {
    id: 'surname',
    step: 'congratulations',
    sources: ['family-register-act'],
    doer: (couple) =>
      partnersOf(couple).every(isJapanese) ? undefined : whoever(isJapanese)(couple),
  },

  // 8. Recognition by the home country.
  {
    id: 'united-states',
    step: 'recognition',
    sources: ['us-social-security', 'us-embassy'],
    doer: whoever(hasUsPassport),
  },
  {
    id: 'order-marriage-certificate',
    step: 'recognition',
    sources: ['us-regulation'],
    doer: weFor(hasUsPassport),
    order: { document: 'marriage-certificate', into: 'en' },
  },
  {
    id: 'order-family-register',
    step: 'recognition',
    sources: ['us-regulation'],
    doer: (couple) =>
      partnersOf(couple).some(hasUsPassport) && partnersOf(couple).some(isJapanese)
        ? 'we'
        : undefined,
    order: { document: 'family-register', into: 'en' },
    isOptional: true,
  },
  {
    id: 'japan',
    step: 'recognition',
    sources: ['consulate-houston'],
    doer: whoever(isJapanese),
  },
  {
    id: 'other-home',
    step: 'recognition',
    sources: ['urasoe-marriage'],
    doer: whoever(isOther),
  },
] as const satisfies readonly Rule[]

export type LineId = (typeof rules)[number]['id']
