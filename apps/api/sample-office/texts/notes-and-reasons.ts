export const staffNotes = [
  'Called, no answer. Will try again after lunch.',
  'Prefers to be reached in the evening; works nights this month.',
  'Passport seen at the window, spelling confirmed.',
  'Wants to file on an anniversary, so please not a day later.',
  'Asked for a female interpreter.',
  'Same court as an order of last spring; reuse the headings.',
  'Original kept in drawer 3, give it back with the translation.',
  'Handwriting on page two: ask the customer before guessing.',
  'Liaison office will pick up for the patient; consent form is in the folder.',
  'Second copy promised at no charge.',
  'Customer is left-handed and asked for the signature line on the other side. Why not.',
  'Shipping address differs from the profile: see message.',
  'Paid in two parts, receipt for each.',
  'Checked the era years twice; the clerk who wrote the original did not.',
  'Spouse speaks Japanese and will read the draft first.',
  '電話で確認済み。カタカナは「ジェイムズ」で。',
  '旧字体に注意。戸籍のとおりに。',
  '市役所の担当者から書式について問い合わせあり。折り返し済み。',
  '原本お預かり中。金庫の2段目。',
  '受け取りはお母様。ご依頼番号を伝えてあります。',
  '前回と同じ用語集を使うこと。',
  '急ぎ。朝いちばんで校閲をお願いします。',
  '病院名の英語表記は公式サイトで確認しました。',
] as const

export const returnReasons = [
  'The date of birth on page one is a day off. Everything else is fine.',
  'Please describe the round seal; it is missing in the list at the end.',
  'The katakana of the middle name does not match the passport.',
  'Clause 7 is translated twice and clause 8 not at all.',
  'Please write the hospital’s name as the hospital writes it itself.',
  '裏面のスタンプの訳が抜けています。',
  '元号から西暦への変換をもう一度ご確認ください。',
] as const

export const declineReasons = {
  en: [
    'The legal office found a translation we already had.',
    'A bit more than we planned for. Could the annex be left out?',
    'We decided to file in the States instead.',
  ],
  ja: ['予定が変わり、必要がなくなりました。', '予算を超えるため、1枚目だけにしたいです。'],
} as const

export const withdrawReasons = {
  en: [
    'Our wedding is postponed to next year.',
    'I ordered this twice by accident, sorry.',
    'Transferred earlier than planned, we will do it back home.',
  ],
  ja: ['提出が不要になりました。', '間違えて二重に注文してしまいました。'],
} as const

/** For a request whose customer did not answer. */
export const cancelReasons = [
  'No answer for six weeks; the quote has run out.',
  'Duplicate of another order of the same customer.',
  '書類の原本が無効だったため、お客さまと相談のうえ中止しました。',
] as const

/** For a request that was partly paid. */
export const closeReasons = [
  'The quote was declined.',
  'お見積もりの辞退により終了します。',
] as const

export const refundReasons = [
  'Transferred at short notice. Deposit given back at the window.',
  'The court sent its own translation. We give the deposit back.',
  'ご都合により中止。前金は窓口で返金済みです。',
] as const

export const requoteMessages = {
  en: 'We have counted the further page and replaced the quote. The new amount is in your request.',
  ja: '追加分を含めてお見積もりを出し直しました。ご確認をお願いいたします。',
} as const

export const laterDayMessages = {
  en: 'We are sorry: we need one more day for the review and have moved the date in your request.',
  ja: '申し訳ありません。校閲にもう1日いただきたく、仕上がり予定日を変更いたしました。',
} as const

export const cities = {
  en: [
    'Ginowan City',
    'Okinawa City',
    'Urasoe City',
    'Naha City',
    'Uruma City',
    'Chatan Town',
    'Kadena Town',
    'Yomitan Village',
  ],
  ja: ['宜野湾市', '沖縄市', '浦添市', '那覇市', 'うるま市', '北谷町', '嘉手納町', '読谷村'],
} as const
