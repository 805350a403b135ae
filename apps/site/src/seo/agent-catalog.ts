import type { Site } from '../site.ts'
import { officeTexts } from './office-text.ts'
import type { PageFacts } from './page-facts.ts'

/** The address of the catalog in Agentic Resource Discovery, and of the skill it lists. */
export const catalogFile = '.well-known/ai-catalog.json'
const skillName = 'order-a-translation'
export const skillFile = `.well-known/agent-skills/${skillName}/SKILL.md`

function summaryOf({ office }: Site): string {
  return `Order a translation or an interpreter from ${office.name.en}, a translation office on base in ${office.address.region.en}, and know its hours, same-day rule and counter.`
}

/** Agents find one skill here: how a customer requests a translation. There is no API to call. */
export function agentCatalog(site: Site) {
  const { office, origin } = site
  const { region } = office.address
  return {
    specVersion: '1.0',
    host: {
      displayName: office.name.en,
      identifier: `did:web:${new URL(origin).host.replace(':', '%3A')}`,
      documentationUrl: `${origin}/llms.txt`,
      logoUrl: `${origin}/icon-512.png`,
    },
    entries: [
      {
        identifier: `urn:air:${new URL(origin).hostname}:skill:${skillName}`,
        displayName: `Order a translation from ${office.name.en}`,
        type: 'text/markdown; profile="urn:air:agent-skills"',
        url: `${origin}/${skillFile}`,
        description: summaryOf(site),
        tags: ['translation', 'interpretation', 'japanese', 'english', region.en.toLowerCase()],
        representativeQueries: [
          `Where can I get a birth certificate translated into Japanese on base in ${region.en}?`,
          'How do we get our marriage documents translated for a Japanese city office?',
          'Is the translation office on base open now, and can I have a document today?',
          `${region.ja}の基地の近くで婚姻届に添える書類を翻訳してもらうには`,
        ],
      },
    ],
  }
}

/** How to request a translation, written for an agent that helps a customer. */
export function orderingSkill(site: Site, pages: readonly PageFacts[]): string {
  const { office, origin } = site
  const text = officeTexts(office).en
  const page = (path: string) => {
    const found = pages.find((each) => each.path === path && each.language === 'en')
    return found ? [`- [${found.title}](${found.url}): ${found.description}`] : []
  }
  return `---
name: ${skillName}
description: ${summaryOf(site)} Use when somebody in ${office.address.region.en} needs official documents translated between English and Japanese.
---

# Order a translation from ${office.name.en}

1. Find the service for the document: ${origin}/services
2. The customer fills in the request form with a photo or scan, then registers or signs in to send it: ${origin}/start. Or they bring the document to the counter. ${text.walkIns}.
3. The office reviews the documents and answers with a price. Nothing is translated before the customer has accepted it. Prices are not published, so do not state one.
4. After payment the documents are translated and reviewed; the customer follows each step and writes to the office under ${origin}/profile.
5. The customer picks the translation up or has it sent: ${origin}/contact

Only the customer can sign in, send documents and accept a price. Do not do these for them.

## Hours and rules

- ${text.hours}.
- ${text.sameDay}.
- Phone ${office.phoneAbroad}, e-mail ${office.email}. ${text.address}.

## Read before you answer

${['/military', '/services', '/contact'].flatMap(page).join('\n')}
`
}
