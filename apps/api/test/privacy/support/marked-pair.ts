import { addPair } from '@kakehashi/contract/memory'
import type { SignedInUser } from '../../support/office.ts'

/** A name that the translator gives with two sentences, so that it is not kept. */
export const neverStored = 'Qdpairname'

interface Customer {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly nameJa: string
  readonly nameKana: string
  readonly email: string
  readonly phone: string
  readonly recipient: string
  readonly postalCode: string
}

/** The memory keeps the sentences, and nothing of the customer. */
export async function addMarkedPair(
  { browser }: SignedInUser,
  requestId: string,
  { firstName, middleName, lastName, nameJa, nameKana, email, phone, ...form }: Customer,
): Promise<void> {
  const { status } = await browser.call(addPair, {
    params: { requestId },
    body: {
      english: `${firstName} ${middleName} ${lastName} (${phone}, ${email}) applied for it with ${form.recipient}.`,
      japanese: `申請者は${nameJa}（${nameKana}、${phone}）、${form.postalCode}。${neverStored}も同席。`,
      otherNames: neverStored,
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  if (status !== 200) throw new Error(`the sentence returned ${status}`)
}
