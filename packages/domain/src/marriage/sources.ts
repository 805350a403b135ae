import type { Day } from '../calendar/day.ts'
import type { Words } from '../language.ts'

/** The published source of a rule, shown to the couple. */
export interface Source {
  readonly publisher: Words
  readonly title: Words
  /** The date on the page, if it has one. */
  readonly dated?: Day
  /** When the office last checked it. */
  readonly checked: Day
  /** False if no published source was found: the couple has to ask the city office. */
  readonly isVerified: boolean
  readonly url?: string
}

const checked = '2026-11-15'

export const sources = {
  'ginowan-marriage': {
    publisher: { en: 'Ginowan City', ja: '宜野湾市' },
    title: { en: 'Registering a marriage', ja: 'Registering a marriage（英語）' },
    dated: '2024-03-01',
    checked,
    isVerified: true,
    url: 'https://www.city.ginowan.lg.jp/soshiki/keizai/shiminkyodo/1/2/1/marriage/13427.html',
  },
  'ginowan-closed': {
    publisher: { en: 'Ginowan City', ja: '宜野湾市' },
    title: {
      en: 'Moving in from abroad (names its closed days)',
      ja: '国外転入届（閉庁日の記載）',
    },
    checked,
    isVerified: true,
    url: 'https://www.city.ginowan.lg.jp/soshiki/keizai/4/1/2/2/15325.html',
  },
  'urasoe-marriage': {
    publisher: { en: 'Urasoe City', ja: '浦添市' },
    title: { en: 'Marriage registration', ja: 'Marriage registration（英語）' },
    dated: '2019-09-27',
    checked,
    isVerified: true,
    url: 'https://www.city.urasoe.lg.jp/doc/609e7e823d59ae2434bfefd5/',
  },
  'naha-marriage': {
    publisher: { en: 'Naha City', ja: '那覇市' },
    title: { en: 'Answer on international marriage', ja: '国際結婚について（回答）' },
    dated: '2023-06-20',
    checked,
    isVerified: true,
    url: 'https://www.info.city.naha.okinawa.jp/juminhyo/010563.html',
  },
  'us-embassy': {
    publisher: { en: 'US Embassy in Japan', ja: '在日米国大使館' },
    title: { en: 'Marriage in Japan (Japanese page)', ja: '日本での結婚' },
    checked,
    isVerified: true,
    url: 'https://jp.usembassy.gov/ja/services-ja/marriage-ja/marriage-in-japan-ja/',
  },
  'osaka-kita-us': {
    publisher: { en: 'Osaka City, Kita Ward', ja: '大阪市北区' },
    title: { en: 'If you marry a US citizen', ja: 'アメリカ人と婚姻される方へ' },
    dated: '2025-09-17',
    checked,
    isVerified: true,
    url: 'https://www.city.osaka.lg.jp/kita/page/0000602399.html',
  },
  'navy-jag': {
    publisher: { en: 'US Navy JAG Corps', ja: '米海軍法務部' },
    title: {
      en: 'Marriage in Japan: Misconception and Actuality',
      ja: 'Marriage in Japan（英語）',
    },
    dated: '2019-07-01',
    checked,
    isVerified: true,
    url: 'https://jag.navylive.dodlive.mil/Home/News/News-View-Page/Article/2679427/marriage-in-japan-misconception-and-actuality/',
  },
  'ichikawa-witnesses': {
    publisher: { en: 'Ichikawa City', ja: '市川市' },
    title: { en: 'Age of majority, 1 April 2022', ja: '成年年齢の引き下げと戸籍の届出' },
    dated: '2022-03-09',
    checked,
    isVerified: true,
    url: 'https://www.city.ichikawa.lg.jp/res01/0000394625.html',
  },
  'kawagoe-marriage': {
    publisher: { en: 'Kawagoe City', ja: '川越市' },
    title: { en: 'Marriage with a foreign national', ja: '婚姻届（夫婦の一方または双方が外国人）' },
    checked,
    isVerified: true,
    url: 'https://www.city.kawagoe.saitama.jp/kurashi/koseki/1001865/1019662.html',
  },
  'toshima-register': {
    publisher: { en: 'Toshima City, Tokyo', ja: '豊島区' },
    title: { en: 'Changes to family registers, 2024', ja: '戸籍制度が変わります' },
    checked,
    isVerified: true,
    url: 'https://www.city.toshima.lg.jp/094/2402080846.html',
  },
  'iwaki-remarriage': {
    publisher: { en: 'Iwaki City', ja: 'いわき市' },
    title: {
      en: 'Civil Code, 1 April 2024',
      ja: '民法の一部改正（再婚禁止期間の廃止等）',
    },
    dated: '2024-04-15',
    checked,
    isVerified: true,
    url: 'https://www.city.iwaki.lg.jp/www/contents/1710495670451/index.html',
  },
  'family-register-act': {
    publisher: { en: 'Family Register Act', ja: '戸籍法' },
    title: { en: 'Article 107(2)', ja: '第107条第2項' },
    dated: '2024-03-01',
    checked,
    isVerified: true,
    url: 'https://iuris.jp/戸籍法-第百七条/jpn/a/51999',
  },
  'consulate-houston': {
    publisher: { en: 'Consulate of Japan, Houston', ja: '在ヒューストン日本国総領事館' },
    title: { en: 'Marriage to a foreign national', ja: '婚姻届（当事者の一方が外国籍）' },
    dated: '2025-03-19',
    checked,
    isVerified: true,
    url: 'https://www.houston.us.emb-japan.go.jp/itpr_ja/11_000001_00594.html',
  },
  'consulate-la': {
    publisher: { en: 'Consulate of Japan, Los Angeles', ja: '在ロサンゼルス日本国総領事館' },
    title: { en: 'Marriage Registration', ja: 'Marriage Registration（英語）' },
    dated: '2024-04-01',
    checked,
    isVerified: true,
    url: 'https://www.la.us.emb-japan.go.jp/itpr_en/m02_04_02.htm',
  },
  'embassy-names': {
    publisher: { en: 'Embassy of Japan in the USA', ja: '在アメリカ合衆国日本国大使館' },
    title: { en: 'Names in translated certificates', ja: '婚姻証明書抄訳文 記入上の注意' },
    checked,
    isVerified: true,
    url: 'http://www.us.emb-japan.go.jp/j/koseki/konin_yakubun.htm',
  },
  'us-regulation': {
    publisher: { en: 'US federal regulation', ja: '米国連邦規則集' },
    title: { en: '8 CFR 103.2(b)(3)', ja: '8 CFR 103.2(b)(3)' },
    checked,
    isVerified: true,
    url: 'https://www.ecfr.gov/current/title-8/section-103.2',
  },
  'us-social-security': {
    publisher: { en: 'US Social Security Administration', ja: '米国社会保障局' },
    title: { en: 'POMS GN 00305.005', ja: 'POMS GN 00305.005' },
    checked,
    isVerified: true,
    url: 'https://secure.ssa.gov/poms.nsf/lnx/0200305005',
  },
  'our-office': {
    publisher: { en: 'Our office', ja: '当事務所' },
    title: { en: 'Hours and turnaround', ja: '受付時間とお渡しまでの日数' },
    checked,
    isVerified: true,
  },
  'not-confirmed': {
    publisher: { en: 'Not confirmed', ja: '未確認' },
    title: { en: 'we found no page of this office', ja: 'この役所の案内は見つかりませんでした' },
    checked,
    isVerified: false,
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources
