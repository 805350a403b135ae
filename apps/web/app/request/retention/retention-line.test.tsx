import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { OfficeProvider } from '@kakehashi/layouts/office'
import { Trans } from '@kakehashi/ui/trans'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { PricedRequest } from '../request-views.ts'
import { RetentionLine } from './retention-line.tsx'

/** The visible text, without the characters that nobody sees. */
function shown(node: ReactNode): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OfficeProvider value={sampleOffice}>{node}</OfficeProvider>
    </I18nProvider>,
  ).replaceAll('\u2060', '')
}

test.each([
  ['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;'],
  ['<constructor/>', '&lt;constructor/&gt;'],
  ['<0/>', '&lt;0/&gt;'],
])('the reason %s is shown as it was written', (holdReason, expected) => {
  const logged = vi.spyOn(console, 'error')
  const request = { reader: 'office', isOnHold: true, holdReason } as PricedRequest

  expect(shown(<RetentionLine request={request} />)).toContain(`messages: ${expected}</p>`)
  expect(logged).not.toHaveBeenCalled()
})

test.each([
  ['<0>x</0>', '&lt;0&gt;x&lt;/0&gt;'],
  ['x</0>y', 'x&lt;/0&gt;y'],
])('the name %s neither repeats nor ends a link of its sentence', (name, expected) => {
  const sentence = (
    <Trans
      id="link"
      message="Open <0>{name}</0>"
      values={{ name }}
      components={{ 0: <b key="0" /> }}
    />
  )

  expect(shown(sentence)).toBe(`Open <b>${expected}</b>`)
})
