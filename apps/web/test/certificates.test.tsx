import type { CertificateView } from '@kakehashi/contract/requests/certificate-view'
import { languages } from '@kakehashi/domain/language'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Certificates } from '../app/office/request/certificates/certificates.tsx'
import type { RequestCommands } from '../app/office/request/commands/use-request-commands.tsx'
import { openScreen } from './open-screen.tsx'
import { officeRequest } from './sample-request.ts'

const certificate: CertificateView = {
  _id: '01930000-0000-7000-8000-000000000021',
  code: '7Q4M-K2XD-9HRT',
  issuedAt: '2026-01-05T01:00:00.000Z',
  issuedBy: 'Clara Clerk',
  state: 'valid',
  documentName: '',
  fromLanguage: 'ja',
  toLanguage: 'en',
}
const request = officeRequest({
  stage: 'complete',
  contentErasedAt: '2026-11-01T01:00:00.000Z',
  certificates: [certificate],
})
const edits = { saved: vi.fn<() => void>() } as unknown as RequestCommands['edits']

describe.each(languages)('the certificate of a request without its documents (%s)', (language) => {
  test('can be seen and revoked, without a reason, and has no papers', async () => {
    const { say, commands } = await openScreen({
      language,
      path: '/admin/request/1',
      Component: () => <Certificates request={request} edits={edits} />,
    })
    await expect.element(page.getByText(certificate.code)).toBeVisible()
    expect(document.querySelectorAll('a[download]')).toHaveLength(0)
    await page.getByRole('button', { name: say('Revoke'), exact: true }).click()
    expect(page.getByRole('textbox').elements()).toHaveLength(0)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('REVOKE'), exact: true }).click()
    await expect.poll(() => commands()).toHaveLength(1)
  })
})
