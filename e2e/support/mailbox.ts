import { mailbox } from './environment.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Waits for mail to this address; the newest comes first. */
export async function mailTo(address: string, subject?: RegExp): Promise<Mail> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    const response = await fetch(`${mailbox}/messages?to=${encodeURIComponent(address)}`)
    const mails = (await response.json()) as Mail[]
    const mail = mails.find((one) => subject === undefined || subject.test(one.subject))
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail ${subject ?? ''} came to ${address}`)
}

/** The address behind the button of a mail. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+#token=[\w-]+/.exec(mail.text)?.[0]
  if (!link) throw new Error(`No link in the mail '${mail.subject}'`)
  return link
}
