import { type Language, languages } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { officeTexts } from './office-text.ts'
import type { PageFacts } from './page-facts.ts'

/** llms.txt: a summary of the office for language models, in each language. */
export function llms(pages: readonly PageFacts[]): string {
  const home = pages.find(({ path, language }) => path === '/' && language === 'en')
  return [
    `# ${office.name} (${office.localName.ja})`,
    `> ${office.tagline.en}. ${home?.description ?? ''}`.trim(),
    ...languages.flatMap((language) => inLanguage(language, pages)),
  ]
    .join('\n\n')
    .concat('\n')
}

function inLanguage(language: Language, pages: readonly PageFacts[]): string[] {
  const { labels: label, ...text } = officeTexts[language]
  const lines = pages
    .filter((page) => page.language === language)
    .map(({ title, url, description }) => `- [${title}](${url}): ${description}`)
  return [
    `## ${label.office}`,
    [
      `- ${label.hours}: ${text.hours}`,
      `- ${label.sameDay}: ${text.sameDay}`,
      `- ${label.walkIns}: ${text.walkIns}`,
      `- ${label.phone}: ${office.phone} (${office.phoneAbroad}), DSN ${office.dsn} (${label.base})`,
      `- ${label.email}: ${office.email}`,
      `- ${label.address}: ${text.address}`,
    ].join('\n'),
    `## ${label.pages}`,
    lines.join('\n'),
  ]
}
