import { mailbox } from './environment.ts'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Waits for a mail to this address; if several match, returns the newest. */
export async function mailTo(address: string, subject?: RegExp): Promise<Mail> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    const response = await fetch(`${mailbox}/messages?to=${encodeURIComponent(address)}`)
    const mails = (await response.json()) as Mail[]
    const mail = mails.find((each) => subject === undefined || subject.test(each.subject))
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail ${subject ?? ''} to ${address} within 20 seconds`)
}

/** The link with a token in a mail. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+#token=[\w-]+/.exec(mail.text)?.[0]
  if (!link) throw new Error(`No link in the mail '${mail.subject}'`)
  return link
}
