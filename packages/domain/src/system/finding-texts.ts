import { callNow, type FindingText, tellOperator, tellToday, waitAnHour } from './advice-texts.ts'
import { scannerFolderTexts } from './scanner-folder-texts.ts'
import type { FindingCode } from './system-check.ts'

export const findingTexts: Readonly<Record<FindingCode, FindingText>> = {
  'database-reachable': {
    text: {
      en: 'Requests, messages and accounts can be read and saved.',
      ja: 'ご依頼、メッセージ、アカウントの閲覧と保存は正常にできます。',
    },
  },
  'database-away': {
    text: {
      en: 'The database does not answer. Nobody can log in or save anything. What was saved is safe.',
      ja: 'データベースが応答しません。ログインも保存もできません。これまでに保存した内容は失われていません。',
    },
    advice: callNow,
  },
  'mail-sent': {
    text: {
      en: 'E-mails are being sent. Waiting: {count}.',
      ja: 'メールは送信されています。送信待ち：{count}件',
    },
  },
  'mail-held': {
    text: {
      en: 'E-mails have been held back since a backup was restored on {at}. Waiting: {count}.',
      ja: '{at}にバックアップから復元したため、メールの送信を止めています。送信待ち：{count}件',
    },
    advice: {
      en: 'Decide with the person who looks after your server whether to send or discard them.',
      ja: '送信するか破棄するかを、サーバーの管理担当者と決めてください。',
    },
  },
  'mail-unreachable': {
    text: {
      en: 'The mail server does not answer. E-mails wait and will be sent when it answers again. Waiting: {count}.',
      ja: 'メールサーバーが応答しません。メールは保留され、応答が戻りしだい送信されます。送信待ち：{count}件',
    },
    advice: waitAnHour,
  },
  'mail-stopped': {
    text: {
      en: 'No e-mails are being sent, because background work has stopped. Waiting: {count}.',
      ja: '自動処理が止まっているため、メールは送信されていません。送信待ち：{count}件',
    },
    advice: tellOperator,
  },
  'mail-refused': {
    text: {
      en: 'The mail server has not accepted some e-mails. They are tried again. Waiting: {count}, the oldest since {at}.',
      ja: 'メールサーバーが受け付けていないメールがあります。自動的に再送信します。送信待ち：{count}件（最も古いもの：{at}）',
    },
    advice: waitAnHour,
  },
  'scans-done': {
    text: {
      en: 'Documents are being checked for viruses. Waiting: {count}.',
      ja: '書類のウイルス検査は正常に行われています。検査待ち：{count}件',
    },
  },
  'scanner-missing': {
    text: {
      en: 'No virus scanner is set up. Documents are not checked.',
      ja: 'ウイルス検査が設定されていません。書類は検査されていません。',
    },
    advice: tellOperator,
  },
  'scanner-unreachable': {
    text: {
      en: 'The virus scanner does not answer. Customers can send documents, but nobody can open new ones. Waiting: {count}.',
      ja: 'ウイルス検査が応答しません。お客さまは書類を送信できますが、新しい書類は開けません。検査待ち：{count}件',
    },
    advice: {
      en: 'It may have been restarted: look again in ten minutes. If it is still so, tell the person who looks after your server.',
      ja: '再起動中の可能性があります。10分後にもう一度確認し、変わらなければサーバーの管理担当者に連絡してください。',
    },
  },
  'scans-delayed': {
    text: {
      en: 'Some documents have not been checked, and nobody can open them. Waiting: {count}, the oldest since {at}.',
      ja: '検査が済んでおらず、開けない書類があります。検査待ち：{count}件（最も古いもの：{at}）',
    },
    advice: tellOperator,
  },
  ...scannerFolderTexts,
  'files-reachable': {
    text: {
      en: 'Documents can be opened and saved.',
      ja: '書類の閲覧と保存は正常にできます。',
    },
  },
  'files-unreachable': {
    text: {
      en: 'The place where documents are stored does not answer, or is full. Nobody can send or open documents. Everything else works.',
      ja: '書類の保管場所が応答しないか、空き容量がありません。書類の送信と閲覧ができません。そのほかの機能は使えます。',
    },
    advice: tellOperator,
  },
  'disk-enough': {
    text: { en: '{free} of {size} are free.', ja: '空き容量：{free}（全体：{size}）' },
  },
  'disk-not-used': {
    text: {
      en: 'Documents are in an object store, not on a disk of this server.',
      ja: '書類はこのサーバーのディスクではなく、オブジェクトストレージに保管されています。',
    },
  },
  'disk-unreadable': {
    text: {
      en: 'The disk with the documents does not answer.',
      ja: '書類を保管しているディスクが応答しません。',
    },
    advice: tellOperator,
  },
  'disk-nearly-full': {
    text: {
      en: 'The disk with the documents is nearly full: {free} of {size} are free.',
      ja: '書類を保管しているディスクの空きが少なくなっています。空き容量：{free}（全体：{size}）',
    },
    advice: {
      en: 'Ask the person who looks after your server for a larger disk within a few days.',
      ja: '数日以内にディスクを増やすよう、サーバーの管理担当者に依頼してください。',
    },
  },
  'jobs-done': {
    text: { en: 'Nothing is overdue.', ja: '遅れている処理はありません。' },
  },
  'jobs-stopped': {
    text: {
      en: 'Background work has stopped. No e-mails are sent, and documents that wait are not checked. Last seen: {at}.',
      ja: '自動処理が止まっています。メールは送信されず、検査待ちの書類も検査されません。最後の動作：{at}',
    },
    advice: tellOperator,
  },
  'jobs-delayed': {
    text: {
      en: 'Background work is late. Waiting: {count}, the oldest since {at}.',
      ja: '自動処理が遅れています。処理待ち：{count}件（最も古いもの：{at}）',
    },
    advice: tellOperator,
  },
  'jobs-given-up': {
    text: {
      en: 'Some work failed so often that it is no longer tried: {count}.',
      ja: '何度も失敗したため、中止した処理があります：{count}件',
    },
    advice: tellOperator,
  },
  'backup-made': {
    text: { en: 'The last backup was made on {at}.', ja: '最後のバックアップ：{at}' },
  },
  'backup-missing': {
    text: {
      en: 'No backup has been made. If this server broke, everything would be lost.',
      ja: 'バックアップが一度も取られていません。サーバーが故障すると、すべてのデータが失われます。',
    },
    advice: tellToday,
  },
  'backup-failed': {
    text: {
      en: 'The backup failed on {at}.',
      ja: '{at}のバックアップに失敗しました。',
    },
    advice: tellToday,
  },
  'backup-old': {
    text: {
      en: 'The last backup was made on {at}, more than a day ago.',
      ja: '最後のバックアップから1日以上たっています：{at}',
    },
    advice: tellToday,
  },
  'drill-passed': {
    text: {
      en: 'A backup was restored and checked on {at}.',
      ja: '{at}にバックアップを復元し、内容を確認しました。',
    },
  },
  'drill-missing': {
    text: {
      en: 'No backup has been restored as a test, so nobody knows whether the backups work.',
      ja: '復元テストが一度も行われていません。バックアップが使えるかどうか分かりません。',
    },
    advice: {
      en: 'Ask the person who looks after your server to restore one this week.',
      ja: '今週中に復元テストを行うよう、サーバーの管理担当者に依頼してください。',
    },
  },
  'drill-failed': {
    text: {
      en: 'The backup could not be restored in the test on {at}.',
      ja: '{at}の復元テストで、バックアップを復元できませんでした。',
    },
    advice: {
      en: 'Tell the person who looks after your server today: the backups may not work.',
      ja: 'バックアップが使えないおそれがあります。本日中にサーバーの管理担当者に連絡してください。',
    },
  },
  'drill-old': {
    text: {
      en: 'The last restore test was on {at}, more than a week ago.',
      ja: '最後の復元テストから1週間以上たっています：{at}',
    },
    advice: tellOperator,
  },
  'certificate-valid': {
    text: { en: 'It is valid until {at}.', ja: '有効期限：{at}' },
  },
  'certificate-expiring': {
    text: {
      en: 'It expires on {at}, and was not renewed. After that, browsers refuse to show your website.',
      ja: '{at}に期限が切れますが、更新されていません。期限が切れると、ブラウザーでウェブサイトを開けなくなります。',
    },
    advice: tellOperator,
  },
  'certificate-expired': {
    text: {
      en: 'It expired on {at}. Browsers refuse to show your website.',
      ja: '{at}に期限が切れました。ブラウザーでウェブサイトを開けません。',
    },
    advice: callNow,
  },
}
