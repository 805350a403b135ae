import type { Office } from '../office.ts'

/** The sample office: an invented place with invented numbers. */
export const sampleOffice: Office = {
  name: { en: 'Kakehashi', ja: '架け橋' },
  tagline: { en: 'Translation office, Camp Deigo', ja: 'キャンプ・デイゴ翻訳事務所' },
  sender: { en: 'Kakehashi Support', ja: '架け橋サポート' },
  logo: 'bridge',
  seal: {
    text: '橋',
    colour: 'vermilion',
    outline:
      'm113 187l1-6h-32l-6-27h42v-76q28 1 40 4 12 2 12 7 0 2-3 5-3 3-10 8v52h6l13-22q5 6 9 11 3 5 6 10 3 5 6 11l-8 17h-32v25q22 15 32 25 10 11 10 20h4q5 1 9 2 4 1 8 2 5 1 13 2h118l15-15q14 10 22 16 8 6 11 10 3 4 3 7 0 2-2 4l-9 8v77q0 13-4 22-5 8-15 11-10 4-26 4 0-4-1-7-2-3-5-5-4-2-11-4-7-1-18-2v-20q6 0 10 1 4 0 7 0 3 0 7 0 8 0 11-1 4 0 5-2 1-3 1-7v-73h-120v121h-39v-137q-4 5-9 8-5 4-8 4-6 0-8-11-2-9-4-17-3-7-7-17v170h-37v-132q-8 19-18 35-9 16-19 29l-13-22q14-25 25-57 11-32 18-68zm157 61h-36v-37q-8 7-17 12-9 6-20 12l-14-18q17-12 30-25 14-13 25-29h-37l-9-24h60q2-3 3-5 1-3 2-5 1-3 2-7l-15 1q-6 0-11 0-6 1-10 1l-17 1-8-21q42-4 78-10 36-6 62-14 16 12 23 20 7 7 7 10 0 4-7 4-2 0-5-1-2 0-6 0-8 1-14 1-6 1-13 2-8 1-19 2-2 4-5 10-2 7-5 11h58l19-19q6 5 11 8 5 4 9 8 5 5 11 11l-8 16h-51q13 11 30 18 16 8 37 13-5 6-9 11-3 6-7 13-3 6-6 14-11-5-20-11-9-5-19-13v39h-35v-7h-44v8zm-6-65h4 52l4-3q-5-6-8-10-2-4-4-7h-32q-4 5-8 11-4 5-8 9zm6 19v19h44v-19h-44zm66 152h-58v16h-32v-81l6 1q4 1 7 2 3 0 5 1 3 1 8 2l8 2h23l13-11q16 10 23 15 6 6 6 10 0 1-2 3l-7 5v35zm-58-39v21h27v-21h-27z',
  },

  address: {
    street: { en: 'Building 217, Camp Deigo', ja: 'キャンプ・デイゴ 217号棟' },
    region: { en: 'Okinawa', ja: '沖縄県' },
    postalCode: '901-0000',
    country: 'JP',
  },
  // A public park on Okinawa, so that the sample does not point to a real base.
  coordinates: { latitude: 26.3226, longitude: 127.8236 },
  directions: {
    gate: { en: 'Gate 2', ja: '第2ゲート' },
    building: { en: 'Building 217', ja: '217号棟' },
    minutesOnFoot: 6,
  },
  meetingPlace: {
    en: 'the bench under the deigo tree outside Gate 2',
    ja: '第2ゲートの外、デイゴの木の下のベンチ',
  },
  phone: '098-000-0142',
  phoneAbroad: '+81-98-000-0142',
  dsn: '000-0142',
  email: 'office@kakehashi.example',
  mailLanguage: 'en',
  socialLinks: [
    { name: 'Facebook', url: 'https://social.example/kakehashi-facebook' },
    { name: 'Instagram', url: 'https://social.example/kakehashi-instagram' },
  ],

  timeZone: 'Asia/Tokyo',
  openWeekdays: [1, 2, 3, 4, 5],
  hours: { opens: '0900', closes: '1700', lunchFrom: '1300', lunchUntil: '1400' },
  sameDayUntil: '1030',
  holidays: 'us-federal',

  orderPrefix: 'K',
  documentLanguages: ['en', 'ja', 'es', 'ko', 'tl', 'zh', 'other'],
  paymentMethods: {
    en: 'Cash (US dollars or yen), credit card or debit card',
    ja: '現金（米ドルまたは日本円）、クレジットカード、デビットカード',
  },

  registration: {
    title: { en: 'Registered with the consulate', ja: '領事館に登録済み' },
    text: {
      en: 'We are registered with the local consulate and on the base translator list.',
      ja: '地元の領事館に登録され、基地の翻訳者名簿にも掲載されています。',
    },
  },
  mission: {
    aim: {
      en: 'To make sure that nobody, on or off base, is stopped by a language they cannot read.',
      ja: '基地の内でも外でも、読めない言葉のために困る人をなくすこと。',
    },
    text: {
      en: 'We work for service members and their families, for hospitals and for companies. Everyone gets the same care, and nobody pays more for being in a hurry.',
      ja: '軍人・軍属とそのご家族、病院、企業のために働いています。どなたにも同じだけ手をかけ、お急ぎでも割増料金はいただきません。',
    },
  },
  belief: {
    creed: {
      en: 'A good translation leaves the person who receives it with no questions.',
      ja: '受け取った人が、何も聞き返さずにすむ。それが正しい翻訳だと考えています。',
    },
    text: {
      en: 'Documents decide whether people can marry, get treatment or stay in a country. So we ask when we are not sure, and we tell you if we are not the right office for something.',
      ja: '結婚できるか、治療を受けられるか、この国にいられるかは、書類で決まります。だから、不明な点は推測せずにお尋ねします。お力になれないご依頼は、その旨をお伝えします。',
    },
  },
  history: [
    {
      year: 2009,
      title: { en: 'How we started', ja: '始まり' },
      text: {
        en: 'We began by helping couples who were sent home from the city office because nobody had told them which document had to be in which language. Our name means a bridge.',
        ja: 'どの書類を何語で出せばよいのか分からず、市役所から戻ってくるお二人を手伝ったのが始まりです。事務所の名「架け橋」は、両岸をつなぐ橋のことです。',
      },
    },
    {
      year: 2011,
      title: { en: 'Official registration', ja: '名簿への登録' },
      text: {
        en: 'We registered with the local consulate and joined the base translator list. The legal office and the hospital began to send people to us.',
        ja: '地元の領事館に登録され、基地の翻訳者名簿にも載りました。基地の法務室や病院から紹介を受けて来られる方が増えました。',
      },
    },
    {
      year: 2016,
      title: { en: 'Our own counter', ja: '窓口の開設' },
      text: {
        en: 'We opened in Building 217, where anyone with base access can walk in on a working day. Interpreters joined us for hospital visits, schools and meetings.',
        ja: '217号棟に窓口を開き、基地に入れる方なら営業日にいつでもお立ち寄りいただけるようになりました。病院や学校、会議に同行する通訳者も加わりました。',
      },
    },
    {
      year: 2026,
      title: { en: 'Requests online', ja: 'オンラインでのご依頼' },
      text: {
        en: 'You can send documents, follow their progress and get your translation from anywhere. The same people still do the work.',
        ja: '書類の送信、進み具合の確認、翻訳の受け取りが、どこからでもできるようになりました。訳すのは、これまでと同じスタッフです。',
      },
    },
  ],
  news: [
    {
      title: {
        en: 'Family registers now say how a name is pronounced',
        ja: '戸籍に氏名のフリガナが記載されるようになりました',
      },
      url: 'https://www.moj.go.jp/MINJI/furigana/index.html',
      publisher: { en: 'Ministry of Justice, in Japanese', ja: '法務省' },
      picture: 'readings',
    },
    {
      title: {
        en: 'Registering a marriage in Ginowan: what each of you brings',
        ja: '宜野湾市での婚姻届：お二人がそれぞれ用意するもの',
      },
      url: 'https://www.city.ginowan.lg.jp/soshiki/keizai/shiminkyodo/1/2/1/marriage/13427.html',
      publisher: { en: 'Ginowan City', ja: '宜野湾市（英語のページ）' },
      picture: 'marriage',
    },
    {
      title: {
        en: 'Federal holidays: the days our counter is closed',
        ja: '米国の連邦祝日：窓口がお休みになる日',
      },
      url: 'https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/',
      publisher: {
        en: 'Office of Personnel Management',
        ja: '米国人事管理局（英語のページ）',
      },
      picture: 'holidays',
    },
  ],
}
