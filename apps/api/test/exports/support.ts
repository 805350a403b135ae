import * as contract from '@kakehashi/contract/exports'
import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import { strFromU8, unzipSync } from 'fflate'
import type { Office, SignedInUser } from '../support/office.ts'

type Asked = Partial<BodyOf<typeof contract.askForExport>>

/** Everything from the year in which tests take place. */
export function ask(
  { browser }: SignedInUser,
  { kind = 'requests', format = 'csv', ...days }: Asked = {},
) {
  return browser.call(contract.askForExport, {
    body: { kind, format, from: '2020-01-01', to: '2099-12-31', ...days },
  })
}

export async function listed({ browser }: SignedInUser) {
  return (await browser.call(contract.listExports)).body
}

/** As the owner's browser fetches it, without giving a proof of identity. */
export async function fetchFile({ browser }: SignedInUser, id: string) {
  const reply = await browser.open(contract.downloadExport.path.replace(':id', id))
  const { status, headers } = reply
  return { status, headers, bytes: Buffer.from(await reply.arrayBuffer()) }
}

/** Asks for an export, has it written and fetches it. */
export async function exported(office: Office, owner: SignedInUser, asked: Asked): Promise<Buffer> {
  const { body } = await ask(owner, asked)
  await office.runJobs()
  const { status, bytes } = await fetchFile(owner, body._id)
  if (status !== 200) throw new Error(`the export returned ${status}: ${bytes.toString()}`)
  return bytes
}

/** The rows of an export in CSV without quotes and line breaks in its cells. */
export function linesOf(csv: Buffer): string[][] {
  return csv
    .toString()
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
}

export function sheetOf(xlsx: Buffer): string {
  const sheet = unzipSync(xlsx)['xl/worksheets/sheet1.xml']
  if (!sheet) throw new Error('the workbook has no sheet')
  return strFromU8(sheet)
}
