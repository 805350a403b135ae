import type { Words } from '@kakehashi/domain/language'

/** For owners, when somebody sent a file with a virus. */
export const virusFoundTexts = {
  subject: {
    en: 'A file with a virus was sent',
    ja: 'ウイルスを含むファイルが送信されました',
  },
  someone: { en: 'Somebody whose account is deleted', ja: '削除済みのアカウントの方' },
  happened: {
    en: '{person} sent a file on {at} in which the virus check found {signature}.',
    ja: '{person}さんが{at}に送信したファイルから、ウイルス検査で{signature}が見つかりました。',
  },
  stopped: {
    en: 'The file was not kept, and nobody could open it.',
    ja: 'このファイルは保存されておらず、誰も開くことができません。',
  },
  whatNow: {
    en: 'Often the sender does not know. Tell them to check their computer. If they are one of your staff, do not let them use that computer before it is checked.',
    ja: '送信した方が気づいていないことも多くあります。端末の確認をお願いしてください。スタッフの場合は、確認が済むまでその端末を使用しないよう伝えてください。',
  },
  button: { en: 'Open their page', ja: 'この方のページを開く' },
  once: {
    en: 'You get this e-mail once a day for each person, even if they send more such files.',
    ja: '同じ方がさらに送信した場合も、このメールはお一人につき1日1回だけお送りします。',
  },
} satisfies Readonly<Record<string, Words>>

/** The same, when the office's scanner saved it into its folder. */
export const scannerVirusTexts = {
  ...virusFoundTexts,
  subject: {
    en: 'The scanner folder had a file with a virus',
    ja: 'スキャナーの保存先にウイルスを含むファイルがありました',
  },
  happened: {
    en: 'On {at}, the virus check found {signature} in a file of the scanner folder.',
    ja: '{at}、スキャナーの保存先のファイルから、ウイルス検査で{signature}が見つかりました。',
  },
  whatNow: {
    en: 'A scanner does not make viruses: another computer has probably saved the file there. Ask the person who looks after your server who can write to the folder, and have those computers checked.',
    ja: 'スキャナー自体からウイルスが出ることは通常ありません。別の端末がこのファイルを保存した可能性があります。保存先に書き込める端末をサーバーの管理担当者に確認し、端末の検査を依頼してください。',
  },
  button: { en: 'Open the state of the system', ja: 'システムの状態を開く' },
  once: {
    en: 'You get this e-mail once a day, even if more such files are found.',
    ja: '同様のファイルがさらに見つかった場合も、このメールは1日1回だけお送りします。',
  },
} satisfies Readonly<Record<string, Words>>
