import type { Language } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { officeWords } from './office-text.ts'
import type { PageFacts } from './page-facts.ts'

const labels = {
  en: {
    office: 'The office',
    pages: 'Pages',
    hours: 'Hours',
    sameDay: 'Same day',
    walkIns: 'Walk-ins',
    phone: 'Phone',
    base: 'from a base phone',
    email: 'E-mail',
    address: 'Address',
  },
  ja: {
    office: '事務所について（日本語）',
    pages: '日本語のページ',
    hours: '受付時間',
    sameDay: '当日仕上げ',
    walkIns: '窓口',
    phone: '電話',
    base: '基地内電話から',
    email: 'メール',
    address: '所在地',
  },
} as const satisfies Record<Language, Record<string, string>>

/** llms.txt: a summary of the office for language models, in both languages. */
export function llms(pages: readonly PageFacts[]): string {
  const home = pages.find(({ path, language }) => path === '/' && language === 'en')
  return [
    `# ${office.name} (${office.localName.ja})`,
    `> ${office.tagline.en}. ${home?.description ?? ''}`.trim(),
    ...(['en', 'ja'] as const).flatMap((language) => inLanguage(language, pages)),
  ]
    .join('\n\n')
    .concat('\n')
}

function inLanguage(language: Language, pages: readonly PageFacts[]): string[] {
  const label = labels[language]
  const text = officeWords(language)
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
