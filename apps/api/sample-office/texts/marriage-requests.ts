import type { RequestTemplate } from './request-template.ts'
import { toEnglish, toJapanese } from './request-template.ts'

/** Weddings, and the papers that they take. */
export const marriageRequests: readonly RequestTemplate[] = [
  {
    service: 'Marriage Affidavit',
    subject: 'marriage',
    groups: ['couple'],
    purposes: ['marriage'],
    pairs: toJapanese,
    documents: ['affidavit-of-competency.pdf', 'passport-page.jpg'],
    papers: { 'affidavit-of-competency.pdf': 'marriage-affidavit' },
    pages: [1, 1],
    details: {
      en: [
        'Affidavit from the legal office, signed last Friday. We plan to file at {city}.',
        'My fiancée would like to check the katakana of the name before the affidavit is printed.',
        'We want to register at {city} next week. Please use the spelling in my passport, not the one on my ID card.',
        'Affidavit of competency to marry, sworn before the notary at the legal office. One page.',
        'We marry at {city} and they asked for the affidavit with a translation that is signed.',
      ],
      ja: [
        '婚約者の婚姻要件宣誓書の和訳をお願いします。{city}に提出する予定です。',
        '婚約者の宣誓書です。名前のカタカナ表記は事前に確認させてください。',
        '来週{city}に婚姻届を出します。宣誓書の翻訳を急ぎでお願いできますか。',
      ],
    },
  },
  {
    service: 'Marriage Affidavit',
    subject: 'marriage',
    groups: ['couple'],
    purposes: ['marriage', 'other'],
    pairs: toJapanese,
    documents: ['affidavit-of-single-status.pdf', 'passport-page.jpg'],
    papers: { 'affidavit-of-single-status.pdf': 'single-status-affidavit' },
    pages: [1, 1],
    details: {
      en: [
        'Affidavit of single status, in Japanese. {city} wants it beside the other papers.',
        'The bank asked whether I am married, so here is my affidavit that I am not.',
        'Single affidavit from the legal office. One copy is enough.',
      ],
      ja: [
        '独身宣誓書の和訳をお願いします。{city}の窓口で求められました。',
        '婚約者の独身宣誓書です。役所に出すので和訳をお願いします。',
      ],
    },
  },
  {
    service: 'Konin-Todoke Marriage Form',
    subject: 'marriage',
    groups: ['couple'],
    purposes: ['marriage'],
    pairs: toJapanese,
    documents: ['passport-page.jpg', 'birth-certificate.pdf'],
    papers: { 'birth-certificate.pdf': 'us-birth-certificate' },
    pages: [1, 2],
    details: {
      en: [
        'We need the marriage form filled in. Her koseki and my affidavit are ready, we file at {city}.',
        'Konin-todoke for two. Our witnesses are two friends from my unit, can they sign in English letters?',
        'Please fill in the form with us. My parents’ names are on the birth certificate that I attach.',
      ],
      ja: [
        '婚姻届の作成をお願いします。夫になる人はアメリカ国籍で、提出先は{city}です。',
        '婚姻届の書き方が分からないので、作成をお願いしたいです。私の本籍は{city}の管轄です。',
      ],
    },
  },
  {
    service: 'Marriage Certificate',
    subject: 'marriage',
    groups: ['couple', 'family'],
    purposes: ['marriage', 'visa'],
    pairs: toEnglish,
    documents: ['acceptance-certificate.pdf', 'residence-record.pdf'],
    papers: {
      'acceptance-certificate.pdf': 'marriage-acceptance',
      'residence-record.pdf': 'residence-record',
    },
    pages: [1, 1],
    details: {
      en: [
        'We were married at {city} two weeks ago. I need the certificate in English for my command and DEERS.',
        'Certificate of acceptance, the large one with the border. Two copies, please, one for the bank.',
        'My wife’s ID card appointment is coming up and they asked for the marriage certificate in English.',
        'The certificate from {city}. Please keep the seal described in brackets, the last office sent it back without.',
      ],
      ja: [
        '{city}で発行された婚姻届受理証明書の英訳をお願いします。夫の部隊に提出します。',
        '受理証明書の英訳です。ビザ申請にも使うので2部お願いできますか。',
        '婚姻届受理証明書を英語にしてください。名前の綴りは添付のパスポートと同じにしてください。',
      ],
    },
  },
]
