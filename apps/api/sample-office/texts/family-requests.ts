import type { RequestTemplate } from './request-template.ts'
import { eitherWay, toEnglish, toJapanese } from './request-template.ts'

/** Births, names, schools and licences. With the weddings, most of the requests. */
export const familyRequests: readonly RequestTemplate[] = [
  {
    service: 'Birth Certificate',
    subject: 'family',
    groups: ['couple', 'family'],
    purposes: ['birth', 'visa', 'marriage'],
    pairs: toJapanese,
    documents: ['birth-certificate.pdf', 'birth-certificate-back.png'],
    papers: { 'birth-certificate.pdf': 'us-birth-certificate' },
    pages: [1, 2],
    details: {
      en: [
        'Birth certificate, long form, for the marriage at {city}.',
        'Long-form certificate from the state. The seal matters, please describe it.',
        'American birth certificate into Japanese. {city} wants the names of both parents.',
        'I have the original at home. The registrar’s signature is hard to read, sorry about that.',
      ],
      ja: [
        '配偶者のアメリカの出生証明書の和訳です。婚姻届と一緒に{city}に出します。',
        'アメリカで発行された出生証明書を和訳してください。{city}に提出します。',
      ],
    },
  },
  {
    service: 'Birth Certificate',
    subject: 'family',
    groups: ['couple', 'family'],
    purposes: ['birth', 'visa'],
    pairs: toEnglish,
    documents: ['birth-registration.pdf', 'residence-record.pdf'],
    papers: {
      'birth-registration.pdf': 'birth-registration',
      'residence-record.pdf': 'residence-record',
    },
    pages: [1, 1],
    details: {
      en: [
        'Certificate of the birth report of our child, into English, for the first passport.',
        'We reported the birth at {city} and need the certificate in English for DEERS.',
        'Japanese certificate of our child’s birth report, for the embassy.',
      ],
      ja: [
        '子どもの出生届記載事項証明書の英訳をお願いします。パスポート申請に使います。',
        '{city}で取った出生届の証明書です。英訳をお願いします。',
      ],
    },
  },
  {
    service: 'Family Register (Koseki)',
    subject: 'family',
    groups: ['couple', 'family'],
    purposes: ['visa', 'marriage', 'school'],
    pairs: toEnglish,
    documents: ['koseki.pdf', 'residence-record.pdf'],
    papers: { 'koseki.pdf': 'family-register', 'residence-record.pdf': 'residence-record' },
    pages: [1, 1],
    details: {
      en: [
        'Family register for a visa, {pages}. Our child is on it as well.',
        'Family register from the city. The immigration lawyer wants every entry.',
        'Koseki with our marriage, needed in English for the legal office.',
        'Please translate the family register and write the era years as western years.',
      ],
      ja: [
        '戸籍謄本（全部事項証明）の英訳をお願いします。ビザの申請用です。',
        '戸籍謄本の英訳です。名前の綴りはパスポートのとおりにお願いします。',
        '市役所で取った戸籍謄本です。子どもの学校に提出します。',
      ],
    },
  },
  {
    service: 'Family Register (Koseki)',
    subject: 'family',
    groups: ['family'],
    purposes: ['visa', 'school'],
    pairs: toEnglish,
    documents: ['koseki-extract.pdf', 'residence-record.pdf'],
    papers: {
      'koseki-extract.pdf': 'family-register-extract',
      'residence-record.pdf': 'residence-record',
    },
    pages: [1, 1],
    details: {
      en: [
        'The individual certificate of our child only, for the first American passport.',
        'Koseki extract of our child, into English, for the school on base.',
      ],
      ja: [
        '子どもの戸籍抄本（個人事項証明）の英訳をお願いします。',
        '戸籍抄本の英訳です。アメリカのパスポート申請に使います。',
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
    pairs: toJapanese,
    documents: ['license-front.jpg', 'license-back.jpg'],
    pages: [1, 1],
    details: {
      en: [
        'California license, front and back, to change it into a Japanese one.',
        'My license from Georgia expires in spring, please show the date of issue clearly.',
        'I leave the service and stay here, so I need a Japanese license. Driving record attached as well.',
      ],
      ja: [
        '家族のアメリカの免許証の和訳です。免許の切り替えに使います。',
        'アメリカの免許証の裏面にも記載があるので、両面とも翻訳してください。',
      ],
    },
  },
  {
    service: "Driver's License",
    subject: 'errand',
    groups: ['errand', 'family'],
    purposes: ['other'],
    pairs: toEnglish,
    documents: ['japanese-license.pdf', 'residence-record.pdf'],
    papers: {
      'japanese-license.pdf': 'drivers-licence',
      'residence-record.pdf': 'residence-record',
    },
    pages: [1, 1],
    details: {
      en: [
        'Japanese license into English for a rental company in Hawaii.',
        'Japanese driver’s license, front only. It is for an insurance company in the States.',
      ],
      ja: [
        '日本の運転免許証の英訳をお願いします。カリフォルニアで手続きに使います。',
        '運転免許証の英訳です。アメリカの保険会社に提出します。',
      ],
    },
  },
]
