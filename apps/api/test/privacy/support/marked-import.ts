import { csvOf, sampleCustomer, send } from '../../imports/support.ts'
import type { SignedInUser } from '../../support/office.ts'

/** In the name of a file that an owner imports. */
export const importMark = 'Qfimported'

export async function sendMarkedImport(owner: SignedInUser): Promise<void> {
  const content = csvOf('customers', [sampleCustomer()])
  const { status } = await send(owner, 'customers', content, `${importMark}.csv`)
  if (status !== 200) throw new Error(`the import returned ${status}`)
}
