import type { Language } from '@kakehashi/domain/language'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { mailbox } from './environment.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The subjects that `packages/emails` writes. */
export const mailSubjects = {
  confirmAddress: {
    en: `Welcome to ${sampleOffice.name.en}: please confirm your e-mail address`,
    ja: `${sampleOffice.name.ja}へようこそ：メールアドレスのご確認をお願いします`,
  },
  resetPassword: { en: 'Choose a new password', ja: 'パスワード再設定のご案内' },
  newDevice: { en: 'A new login to your account', ja: '新しい端末からのログインがありました' },
  accountDeleted: { en: 'Your account was deleted', ja: 'アカウントが削除されました' },
}

const requestMails = {
  'request-received': { en: 'we have received your request', ja: 'ご依頼を受け付けました' },
  'request-posted': { en: 'your translation is in the post', ja: '翻訳を発送しました' },
  'promise-moved': { en: 'your ready date has changed', ja: '仕上がり予定日が変わりました' },
  'names-to-confirm': {
    en: 'please check the names and dates',
    ja: 'お名前と日付のご確認のお願い',
  },
  'proof-to-approve': { en: 'please read the proof copy', ja: '校正刷りのご確認のお願い' },
  'quote-ready': { en: 'your quote is ready', ja: 'お見積もりができました' },
}

/** The subject of a mail about a request, which begins with the order number. */
export function requestSubject(
  kind: keyof typeof requestMails,
  orderNumber: string,
  language: Language,
): string {
  const text = requestMails[kind][language]
  return language === 'ja' ? `【${orderNumber}】${text}` : `${orderNumber}: ${text}`
}

/** The mails that have arrived at this address, in the mailbox of the sample office or another. */
export async function mailsTo(address: string, at = mailbox): Promise<Mail[]> {
  const response = await fetch(`${at}/messages?to=${encodeURIComponent(address)}`)
  return (await response.json()) as Mail[]
}

/** Waits for a mail to this address with exactly this subject; returns the newest. */
export async function mailTo(address: string, subject: string, at = mailbox): Promise<Mail> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    const mail = (await mailsTo(address, at)).find((each) => each.subject === subject)
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail '${subject}' to ${address} within 20 seconds`)
}

/** The link with a token in a mail. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+#token=[\w-]+/.exec(mail.text)?.[0]
  if (!link) throw new Error(`No link in the mail '${mail.subject}'`)
  return link
}
