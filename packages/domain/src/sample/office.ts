import type { Office } from '../office.ts'

/** The sample office: an invented place with invented numbers. */
export const sampleOffice: Office = {
  name: { en: 'Kakehashi', ja: '架け橋' },
  tagline: { en: 'Translation office, Camp Deigo', ja: 'キャンプ・デイゴ翻訳事務所' },
  sender: { en: 'Kakehashi Support', ja: '架け橋サポート' },
  logo: 'bridge',
  seal: { text: '橋', colour: 'vermilion' },

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
