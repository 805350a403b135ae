import type { ReplyTemplate } from '@kakehashi/contract/reply-templates'

/** What a new office starts with; admins change it on the screen of reply templates. */
export const initialTemplates: ReplyTemplate[] = [
  {
    _id: '0b6f2c1e-5d0a-4c57-9d4e-0f2a7d9c1a01',
    title: { en: 'Question received', ja: 'お問い合わせの受付' },
    text: {
      en: 'Dear {name},\n\nThank you for your message about order {order}. We will answer within one working day ({hours}).',
      ja: '{name} 様\n\nご依頼番号 {order} についてお問い合わせいただき、ありがとうございます。1営業日以内にお返事いたします（受付時間：{hours}）。',
    },
  },
  {
    _id: '0b6f2c1e-5d0a-4c57-9d4e-0f2a7d9c1a02',
    title: { en: 'Better photo, please', ja: '書類の再送のお願い' },
    text: {
      en: 'Dear {name},\n\nPart of a page in order {order} cannot be read. Please send a new photo or scan that shows every edge of the page, in good light and without shadows. You can add it on the page of your request.',
      ja: '{name} 様\n\nご依頼番号 {order} の書類に、読み取れない箇所がございました。お手数ですが、四隅まで写った明るい写真またはスキャンをもう一度お送りください。ご依頼のページから追加できます。',
    },
  },
  {
    _id: '0b6f2c1e-5d0a-4c57-9d4e-0f2a7d9c1a03',
    title: { en: 'Quote', ja: 'お見積もりのご案内' },
    text: {
      en: 'Dear {name},\n\nThe price for order {order} is {price}. We begin as soon as the deposit of {deposit} is paid. You can accept the quote on the page of your request.',
      ja: '{name} 様\n\nご依頼番号 {order} の料金は {price} です。前金 {deposit} のお支払いを確認しだい、翻訳を始めます。ご依頼のページからお見積もりを承諾いただけます。',
    },
  },
  {
    _id: '0b6f2c1e-5d0a-4c57-9d4e-0f2a7d9c1a04',
    title: { en: 'Name spelling', ja: 'お名前のつづりの確認' },
    text: {
      en: 'Dear {name},\n\nBefore we finish order {order}: please tell us how each name is spelled in the passport. Your translation will still be ready by {ready-by}.',
      ja: '{name} 様\n\nご依頼番号 {order} について確認がございます。お名前のつづりをパスポートの表記どおりにお知らせください。仕上がり予定日 {ready-by} に変更はございません。',
    },
  },
  {
    _id: '0b6f2c1e-5d0a-4c57-9d4e-0f2a7d9c1a05',
    title: { en: 'Ready to collect', ja: 'お受け取りのご案内' },
    text: {
      en: 'Dear {name},\n\nYour translation (order {order}) is ready at our counter: {hours}. Please bring an ID. The amount still to pay is {remaining}.',
      ja: '{name} 様\n\n翻訳（ご依頼番号 {order}）ができあがりました。窓口でお受け取りいただけます（{hours}）。身分証をお持ちください。お支払いの残額は {remaining} です。',
    },
  },
]
