import type { PaperChecklist } from './filled-paper.ts'

export const driversLicenceChecklist: PaperChecklist = {
  template: 'drivers-licence',
  order: [
    "Driver's Licence 運転免許証",
    'Holder 名義人',
    'Name 氏名',
    'Date of birth 生年月日',
    'Address 住所',
    'Validity 有効期間',
    'Date of issue 交付',
    'Valid until 有効期限',
    'Licence 免許',
    'Number 番号',
    'Categories 種類',
    'Issued by 発行',
    'Issuing authority 公安委員会',
    'Seal 公印',
  ],
  families: [
    {
      name: 'Miyazato',
      filled: `
front.name            | 宮里 美咲       | MIYAZATO Misaki
front.bornOn          | 平成6年4月17日生 | =
front.address         | 沖縄県うるま市みどり町九丁目99番地 | 99-banchi, Midorimachi 9-chome, Uruma City, Okinawa Prefecture
front.issuedOn        | 令和6年5月10日  | =
front.referenceNumber | 00000           | 00000
front.validUntil      | 2029年(令和11年)05月17日まで有効 | =
front.conditions      | 眼鏡等          | =
front.merit           | 優良            | =
front.number          | 第 000000000000 号 | No. 000000000000
front.othersSince     | 平成24年8月1日  | =
front.categories      | 普通            | =
front.commission      | 沖縄県公安委員会 | =
`,
      printed: [
        'MIYAZATO Misaki',
        'April 17, 1994 (Heisei 6)',
        'May 10, 2024 (Reiwa 6)',
        'May 17, 2029 (Reiwa 11)',
        'Must wear corrective lenses',
        'Excellent driver',
        'No. 000000000000',
        'August 1, 2012 (Heisei 24)',
        'Standard vehicle',
        'Okinawa Prefectural Public Safety Commission',
        '[Seal: Seal of the Public Safety Commission]',
      ],
    },
    {
      name: 'Mihon',
      filled: `
front.name             | 見本 三郎       | MIHON Saburo
front.bornOn           | 昭和30年3月3日生 | =
front.address          | 沖縄県見本市見本町1番地 | 1-banchi, Mihoncho, Mihon City, Okinawa Prefecture
front.issuedOn         | 平成31年4月15日 | =
front.validUntil       | 2024年(令和06年)04月03日まで有効 | =
front.number           | 第 000000000001 号 | No. 000000000001
front.motorcyclesSince | 昭和48年6月1日  | =
front.othersSince      | 昭和49年2月9日  | =
front.secondClassSince | 平成元年9月4日  | =
front.categories       | 中型、普自二、原付 | Medium vehicle, standard motorcycle, moped
front.commission       | 沖縄県公安委員会 | =
back.remarks           | 住所変更 令和3年4月1日 | Change of address, April 1, 2021 (Reiwa 3)
`,
      printed: [
        'MIHON Saburo',
        'March 3, 1955 (Showa 30)',
        'April 15, 2019 (Heisei 31)',
        'April 3, 2024 (Reiwa 6)',
        'June 1, 1973 (Showa 48)',
        'February 9, 1974 (Showa 49)',
        'September 4, 1989 (Heisei 1)',
        'Medium vehicle, standard motorcycle, moped',
        '[Seal: Seal of the Public Safety Commission]',
        'Change of address, April 1, 2021 (Reiwa 3)',
      ],
    },
    {
      name: 'Rei',
      filled: `
front.name        | 例 大地        | REI Daichi
front.bornOn      | 平成2年2月2日生 | =
front.address     | 沖縄県例町字例100番地 | 100-banchi, Aza Rei, Rei Town, Okinawa Prefecture
front.issuedOn    | 令和7年2月20日 | =
front.validUntil  | 令和10年3月2日まで有効 | =
front.number      | 第 000000000002 号 | No. 000000000002
front.othersSince | 平成21年3月31日 | =
front.categories  | 普通           | =
front.commission  | 沖縄県公安委員会 | =
`,
      printed: [
        'REI Daichi',
        'February 2, 1990 (Heisei 2)',
        'February 20, 2025 (Reiwa 7)',
        'March 2, 2028 (Reiwa 10)',
        'March 31, 2009 (Heisei 21)',
        '[Seal: Seal of the Public Safety Commission]',
      ],
    },
  ],
}
