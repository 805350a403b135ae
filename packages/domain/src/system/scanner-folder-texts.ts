import { type FindingText, tellOperator } from './advice-texts.ts'

/** What is found about the folder in which the office's scanner saves documents. */
export const scannerFolderTexts = {
  'folder-watched': {
    text: {
      en: 'What the office scans comes into the tray. Refused in the last days: {count}.',
      ja: 'スキャンした書類は、スキャナートレイに届いています。この数日に取り込めなかったファイル：{count}件',
    },
  },
  'folder-unreadable': {
    text: {
      en: 'The folder in which the scanner saves documents cannot be read or changed. Scans do not come into the tray; they stay in the folder.',
      ja: 'スキャナーの保存先フォルダーを読み書きできません。スキャンした書類はトレイに届かず、フォルダーに残ります。',
    },
    advice: {
      en: 'Tell the person who looks after your server. Until then, add scans at the counter as files.',
      ja: 'サーバーの管理担当者に連絡してください。復旧するまでは、スキャンした書類を窓口の画面で「ファイルを追加」から加えてください。',
    },
  },
  'folder-silent': {
    text: {
      en: 'Nothing has looked into the folder of the scanner since {at}. Scans do not come into the tray; they stay in the folder.',
      ja: '{at}以降、スキャナーの保存先フォルダーが確認されていません。スキャンした書類はトレイに届かず、フォルダーに残ります。',
    },
    advice: tellOperator,
  },
  'folder-refuses': {
    text: {
      en: 'Many files of the scanner could not be taken in: {count}. They are in its folder “refused”, and are deleted after 7 days.',
      ja: 'スキャナーのファイルのうち、取り込めなかったものが{count}件あります。保存先の「refused」フォルダーにあり、7日後に削除されます。',
    },
    advice: {
      en: 'Look at the reasons in the tray of a new order. Have the scanner set to PDF or JPEG, without a password.',
      ja: '理由は「新規受付」のスキャナートレイで確認できます。スキャナーの保存形式を、パスワードなしのPDFまたはJPEGに設定してください。',
    },
  },
  'tray-full': {
    text: {
      en: 'The tray of the scanner is full. New scans stay in the folder until it has room.',
      ja: 'スキャナートレイがいっぱいです。空きができるまで、新しいスキャンは保存先フォルダーに残ります。',
    },
    advice: {
      en: 'Ask your staff to put aside what they do not need, in the tray of a new order.',
      ja: '「新規受付」のスキャナートレイで、不要な書類を外すようスタッフに伝えてください。',
    },
  },
} as const satisfies Readonly<Record<string, FindingText>>
