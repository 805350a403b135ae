import type { RequestTemplate } from './request-template.ts'
import { eitherWay, toEnglish } from './request-template.ts'

/** Hospitals, courts and companies: fewer requests, more pages. */
export const businessRequests: readonly RequestTemplate[] = [
  {
    service: 'Legal',
    subject: 'legal',
    groups: ['family', 'errand'],
    purposes: ['court', 'visa'],
    pairs: eitherWay,
    documents: ['decree.pdf', 'attachment-a.pdf'],
    pages: [2, 9],
    details: {
      en: [
        'Divorce decree from a Florida court, {pages}. The city office asked for the full text.',
        'Power of attorney so that my mother-in-law can sell the car while we are in the States.',
        'Custody agreement in Japanese, I have to show it to the court in Virginia. {pages} with an annex.',
        'Police report of a traffic accident near {city}, for the insurance and the legal office.',
        'Name change order from a court in Oregon, needed before my wedding.',
      ],
      ja: [
        '家庭裁判所の調停調書の英訳をお願いします。{pages}あります。',
        '事故証明書を英訳してください。相手方の保険会社に提出します。',
        '委任状の英訳です。ハワイの公証人に見せるので正式な形でお願いします。',
      ],
    },
  },
  {
    service: 'Medical',
    subject: 'health',
    groups: ['health', 'family'],
    purposes: ['medical'],
    pairs: toEnglish,
    documents: ['diagnosis.pdf', 'test-results.png'],
    pages: [1, 5],
    details: {
      en: [
        'Referral letter and MRI report from a hospital in town for my doctor on base.',
        'Allergy test results of our son. The school nurse wants them in English.',
        'Vaccination booklet (boshi techo), the pages with stamps only, {pages}.',
        'Dental record from a clinic in {city}, for the insurance claim.',
      ],
      ja: [
        '診断書の英訳をお願いします。基地内の病院に提出します。',
        '母子手帳の予防接種のページだけ英訳してください。{pages}です。',
        '夫の紹介状を和訳してほしいです。来週{city}の病院で診てもらいます。',
      ],
    },
  },
  {
    service: 'Medical Chart',
    subject: 'health',
    groups: ['health'],
    purposes: ['medical'],
    pairs: toEnglish,
    documents: ['chart.pdf', 'chart-annex.pdf'],
    pages: [4, 18],
    details: {
      en: [
        'Complete chart of a hospital stay in August, {pages}. Two doctors, two handwritings.',
        'Physical therapy notes after a knee operation, {pages}, for the medical board.',
        'Chart of a premature birth. The pediatrician on base asked for everything from the NICU.',
        'Records for the liaison office, patient has given consent. Please leave the lab values in their table.',
      ],
      ja: [
        '入院中のカルテ一式の英訳をお願いします。{pages}、検査値の表も含みます。',
        '手術記録と看護記録です。アメリカの病院に転院するために必要です。',
      ],
    },
  },
  {
    service: 'Technical',
    subject: 'business',
    groups: ['business'],
    purposes: ['business'],
    pairs: eitherWay,
    documents: ['manual.pdf', 'drawing-sheet-1.png'],
    pages: [6, 30],
    details: {
      en: [
        'Maintenance manual for the chillers of two buildings, chapters 3 to 5, {pages}.',
        'Safety data sheets of the paints we deliver to the base, {pages}.',
        'Specification for a roof repair. The drawings have notes in Japanese that the inspector cannot read.',
      ],
      ja: [
        '空調設備の点検要領書の英訳です。{pages}、用語集を添付します。',
        '安全データシート（SDS）の英訳をお願いします。製品は3点です。',
        '基地内の工事に提出する施工計画書を英訳してください。',
      ],
    },
  },
  {
    service: 'International Business',
    subject: 'business',
    groups: ['business'],
    purposes: ['business'],
    pairs: eitherWay,
    documents: ['company-profile.pdf', 'price-list.pdf'],
    pages: [3, 14],
    details: {
      en: [
        'Company registration and a short profile for a tender, {pages}.',
        'Please put our offer into Japanese and write the letter that goes with it. Polite, but not stiff.',
        'Monthly help with correspondence: about ten e-mails and a phone call with the supplier in {city}.',
        'Articles of incorporation of our partner, into English, for the bank.',
      ],
      ja: [
        '登記事項証明書と会社案内の英訳をお願いします。入札に使います。',
        '基地内の取引先に出す見積書とメールの英訳をお願いします。',
        '英文の発注書について、先方への確認のメールも含めてお願いしたいです。',
      ],
    },
  },
  {
    service: 'Contract',
    subject: 'legal',
    groups: ['business', 'family', 'errand'],
    purposes: ['business', 'other'],
    pairs: eitherWay,
    documents: ['contract.pdf', 'special-terms.jpg'],
    pages: [2, 12],
    details: {
      en: [
        'Lease for an off-base apartment in {city}, {pages}. We sign on Saturday and would like to know what we sign.',
        'Contract for a used car, with the dealer’s guarantee on a separate sheet.',
        'Employment contract for our new interpreter at the clinic, please keep the clause numbers.',
        'The agency gave us a lease with special terms by hand. The last page is a photo.',
      ],
      ja: [
        '賃貸契約書の英訳をお願いします。借主の方がアメリカの方です。',
        '業務委託契約書の英訳です。{pages}、条番号はそのままにしてください。',
        '雇用契約書を和訳してください。特に残業の条項を正確にお願いします。',
      ],
    },
  },
  {
    service: 'Interpretation',
    subject: 'spoken',
    groups: ['health', 'business', 'couple'],
    purposes: ['medical', 'business', 'marriage', 'other'],
    pairs: [
      ['en', 'ja'],
      ['ja', 'en'],
      ['es', 'ja'],
      ['tl', 'en'],
    ],
    documents: ['appointment.pdf', 'map.png'],
    pages: [1, 1],
    details: {
      en: [
        'My wife has an appointment at a women’s clinic in {city}. About two hours, a female interpreter if possible.',
        'Meeting with the landlord and the agency about water damage. One hour, at the apartment.',
        'We register our marriage at {city} and would feel better with someone beside us.',
        'Half a day at a supplier’s plant, safety shoes are provided.',
        'Parent-teacher meeting at our son’s school in {city}, about an hour.',
      ],
      ja: [
        '{city}の役所での手続きに同行をお願いします。1時間ほどの予定です。',
        '基地内の病院での診察に通訳の方をお願いしたいです。所要2時間くらいです。',
        '取引先との打ち合わせの通訳をお願いします。専門用語の資料は事前に送ります。',
      ],
    },
  },
]
