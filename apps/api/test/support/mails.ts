export interface ReceivedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly to: string[]
  /** As 'name: value'. */
  readonly headers: string[]
  readonly messageId: string
}

export async function readMails(mailboxUrl: string, to: string): Promise<ReceivedMail[]> {
  const response = await fetch(new URL(`/messages?to=${encodeURIComponent(to)}`, mailboxUrl))
  // The tests of the mailbox check this shape.
  return (await response.json()) as ReceivedMail[]
}

/** The token in the link of a mail. */
export function tokenIn(mail: ReceivedMail | undefined): string {
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error('the mail has no link')
  return token
}
