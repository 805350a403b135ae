import type { RequestTemplate } from './request-template.ts'
import { eitherWay, toEnglish, toJapanese } from './request-template.ts'

/** Weddings, births, names and schools: most of the requests. */
export const familyRequests: readonly RequestTemplate[] = [
  {
    service: 'Marriage Affidavit',
    subject: 'marriage',
    groups: ['couple'],
    purposes: ['marriage'],
    pairs: toJapanese,
    documents: ['affidavit-of-competency.pdf', 'passport-page.jpg'],
    pages: [1, 2],
    details: {
      en: [
        'Single affidavit from the legal office, signed last Friday. We plan to file at {city}.',
        'Affidavit for me, my fiancée is Japanese. She would like to check the katakana of my name before it is printed.',
        'We want to register at {city} next week. Please use the spelling in my passport, not the one on my ID card.',
        'Affidavit of competency to marry. I was married before; the divorce decree was translated by you in spring.',
        'Both of us are American, stationed here, and want to marry at {city}. Two affidavits, one each.',
      ],
      ja: [
        '婚約者の婚姻要件宣誓書の和訳をお願いします。{city}に提出する予定です。',
        '彼の宣誓書です。名前のカタカナ表記は事前に確認させてください。',
        '来週{city}に婚姻届を出します。宣誓書の翻訳を急ぎでお願いできますか。',
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
    documents: ['acceptance-certificate.pdf', 'acceptance-certificate-photo.jpg'],
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
  {
    service: 'Birth Certificate',
    subject: 'family',
    groups: ['couple', 'family'],
    purposes: ['birth', 'visa', 'marriage'],
    pairs: eitherWay,
    documents: ['birth-certificate.pdf', 'birth-certificate-back.png'],
    pages: [1, 2],
    details: {
      en: [
        'Our son was born at the naval hospital last week. We report the birth at {city} and need his certificate in Japanese.',
        'My own birth certificate from Ohio, long form, for the marriage at {city}.',
        'Birth certificate of our daughter from a clinic in town, into English, for her first passport.',
        'Long-form certificate from Texas. The stamp on the back matters, please translate both sides.',
        'I have the original and a photo of the back. The registrar’s signature is hard to read, sorry about that.',
      ],
      ja: [
        '娘の出生証明書（病院発行）の英訳をお願いします。パスポート申請に使います。',
        '夫の出生証明書の和訳です。婚姻届と一緒に{city}に出します。',
        '息子が先日生まれました。出生証明書を{city}に提出するため和訳をお願いします。',
      ],
    },
  },
  {
    service: 'Family Register (Koseki)',
    subject: 'family',
    groups: ['couple', 'family'],
    purposes: ['visa', 'marriage', 'school'],
    pairs: toEnglish,
    documents: ['koseki.pdf', 'koseki-page-2.jpg'],
    pages: [1, 4],
    details: {
      en: [
        'My wife’s koseki for her visa. {pages} with two older entries in handwriting.',
        'Family register from {city}. The immigration lawyer wants every entry, also the crossed-out ones.',
        'Koseki of my fiancée, needed in English for the legal office before we can marry.',
        'Please translate the family register and write the era years as western years.',
      ],
      ja: [
        '戸籍謄本（全部事項証明）の英訳をお願いします。ビザの申請用です。',
        '古い戸籍で手書きの部分があります。読みにくい字は電話で聞いてください。',
        '{city}で取った戸籍謄本です。子どもの学校に提出します。',
        '改製原戸籍も含めて英訳してください。全部で{pages}です。',
      ],
    },
  },
  {
    service: 'School Records',
    subject: 'school',
    groups: ['family', 'errand'],
    purposes: ['school'],
    pairs: eitherWay,
    documents: ['transcript.pdf', 'diploma.png'],
    pages: [1, 5],
    details: {
      en: [
        'Our daughter changes from a Japanese elementary school to the base school. Report cards of three years, {pages}.',
        'Transcript and diploma from a Japanese university for an application in the States.',
        'Enrolment letter for kindergarten in {city}. They need it in Japanese by the end of the month.',
        'Transcript from my community college, to be handed in at a language school in Naha.',
      ],
      ja: [
        '高校の成績証明書と卒業証明書の英訳をお願いします。アメリカの大学に出願します。',
        '在学証明書の英訳です。封をして渡してもらえると助かります。',
        '小学校の通知表3年分の英訳をお願いします。基地内の学校に転校します。',
      ],
    },
  },
  {
    service: "Driver's License",
    subject: 'errand',
    groups: ['errand', 'family'],
    purposes: ['other'],
    pairs: eitherWay,
    documents: ['license-front.jpg', 'license-back.jpg'],
    pages: [1, 1],
    details: {
      en: [
        'California license, front and back, to change it into a Japanese one.',
        'My license from Georgia expires in spring, please show the date of issue clearly.',
        'I leave the service and stay here, so I need a Japanese license. Driving record attached as well.',
        'Japanese license into English for a rental company in Hawaii. Quick question, is a photo enough?',
      ],
      ja: [
        '日本の運転免許証の英訳をお願いします。カリフォルニアで手続きに使います。',
        '夫のアメリカの免許証の和訳です。免許の切り替えに使います。',
        '免許証の裏面にも記載があるので、両面とも翻訳してください。',
      ],
    },
  },
]
