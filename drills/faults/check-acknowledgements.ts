import type { Acknowledgement, LoggedAcknowledgement } from '../src/acknowledgements.ts'
import {
  compareAccounts,
  compareAttachments,
  compareChanges,
  compareFiles,
  comparePhones,
  compareTexts,
  type Difference,
  type Of,
} from '../src/compare.ts'
import type { Customer } from '../src/customers.ts'
import type { RunningOffice } from '../src/running-office.ts'

/** Compares what clients have logged with the database and the stored documents. */
export async function checkAcknowledgements(
  office: RunningOffice,
  customers: readonly Customer[],
  acknowledged: readonly LoggedAcknowledgement[],
  like: string,
): Promise<Difference> {
  const of = <Kind extends Acknowledgement['kind']>(kind: Kind) =>
    acknowledged.filter((one): one is typeof one & Of<Kind> => one.kind === kind)
  const differences: Difference[] = [
    await compareTexts(office, 'message', of('message'), like),
    await compareTexts(office, 'note', of('note'), like),
    await compareTexts(office, 'order', of('order'), like),
    await compareAttachments(office, of('order')),
    await compareFiles(customers, of('file')),
    await compareAccounts(office, of('account')),
    await comparePhones(office, of('phone')),
    await compareChanges(office, of('change')),
  ]
  return {
    missing: differences.flatMap(({ missing }) => missing),
    doubled: differences.flatMap(({ doubled }) => doubled),
  }
}
