import type { Language } from '@kakehashi/domain/language'
import type { Messages } from '@lingui/core'

/** The texts of the header, the footer and the components. */
export async function loadLayoutsCatalogue(language: Language): Promise<Messages> {
  const catalogue: { messages: Messages } = await import(`../locales/${language}.po`)
  return catalogue.messages
}
