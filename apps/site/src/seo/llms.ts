import { type Language, languages } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import type { Site } from '../site.ts'
import { officeTexts } from './office-text.ts'
import type { PageFacts } from './page-facts.ts'

/** llms.txt: a summary of the office for language models, in each language. */
export function llms({ office }: Site, pages: readonly PageFacts[]): string {
  const home = pages.find(({ path, language }) => path === '/' && language === 'en')
  return [
    `# ${office.name.en} (${office.name.ja})`,
    `> ${office.tagline.en}. ${home?.description ?? ''}`.trim(),
    ...languages.flatMap((language) => inLanguage(office, language, pages)),
  ]
    .join('\n\n')
    .concat('\n')
}

function inLanguage(office: Office, language: Language, pages: readonly PageFacts[]): string[] {
  const { labels: label, ...text } = officeTexts(office)[language]
  const dsn = office.dsn === '' ? '' : `, DSN ${office.dsn} (${label.base})`
  const lines = pages
    .filter((page) => page.language === language)
    .map(({ title, url, description }) => `- [${title}](${url}): ${description}`)
  return [
    `## ${label.office}`,
    [
      `- ${label.hours}: ${text.hours}`,
      `- ${label.sameDay}: ${text.sameDay}`,
      `- ${label.walkIns}: ${text.walkIns}`,
      `- ${label.phone}: ${office.phone} (${office.phoneAbroad})${dsn}`,
      `- ${label.email}: ${office.email}`,
      `- ${label.address}: ${text.address}`,
    ].join('\n'),
    `## ${label.pages}`,
    lines.join('\n'),
  ]
}
