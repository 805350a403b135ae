import { localPath } from '@kakehashi/contract/site-addresses'
import { languages } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { openPeriods, workingDays } from './opening-hours.ts'
import type { PageFacts } from './page-facts.ts'
import { sharePicturePath } from '../head.ts'

type Thing = Record<string, unknown>

/** The schema.org description of a page, for search engines and maps. */
export function structuredData(page: PageFacts, pages: readonly PageFacts[]): Thing {
  const isHome = page.path === '/'
  return {
    '@context': 'https://schema.org',
    '@graph': [
      officeData(page),
      ...(isHome ? [siteData(page)] : [breadcrumbs(page, pages)]),
      ...(page.path.startsWith('/services/') ? [serviceData(page)] : []),
      pageData(page),
    ],
  }
}

function officeData({ url, language }: PageFacts): Thing {
  const { origin } = new URL(url)
  const { street, region, postalCode, country } = office.place
  return {
    // A subtype of LocalBusiness.
    '@type': 'ProfessionalService',
    '@id': officeId(url),
    name: office.localName[language],
    alternateName: language === 'ja' ? office.name : office.localName.ja,
    description: office.tagline[language],
    url: origin + localPath('/', language),
    telephone: office.phoneAbroad,
    email: office.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street[language],
      addressRegion: region[language],
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...office.coordinates },
    openingHoursSpecification: openPeriods.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: workingDays,
      opens,
      closes,
    })),
    knowsLanguage: languages,
    logo: `${origin}/icon-512.png`,
    image: origin + sharePicturePath('/', language),
    sameAs: office.socialLinks.map((link) => link.url),
  }
}

function siteData({ url, language }: PageFacts): Thing {
  return {
    '@type': 'WebSite',
    '@id': siteId(url),
    url,
    name: office.localName[language],
    inLanguage: language,
    publisher: { '@id': officeId(url) },
  }
}

function pageData(page: PageFacts): Thing {
  const asked = page.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return {
    '@type': pageTypes(page),
    '@id': page.url,
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    isPartOf: { '@id': siteId(page.url) },
    about: { '@id': officeId(page.url) },
    ...(asked.length > 0 && { mainEntity: asked }),
  }
}

function pageTypes({ path, questions }: PageFacts): string | string[] {
  const own = { '/contact': 'ContactPage', '/about': 'AboutPage' }[path] ?? 'WebPage'
  if (questions.length === 0) return own
  return own === 'WebPage' ? 'FAQPage' : [own, 'FAQPage']
}

function serviceData({ url, heading, title, description, language }: PageFacts): Thing {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: heading,
    serviceType: title,
    description,
    url,
    provider: { '@id': officeId(url) },
    areaServed: { '@type': 'AdministrativeArea', name: office.place.region[language] },
  }
}

/** From the home page to this page, named by their titles. */
function breadcrumbs(page: PageFacts, pages: readonly PageFacts[]): Thing {
  const above = pages
    .filter((other) => other.language === page.language && isAbove(other.path, page.path))
    .toSorted((a, b) => a.path.length - b.path.length)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, page].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.path === '/' ? office.localName[page.language] : step.title,
      item: step.url,
    })),
  }
}

function isAbove(upper: string, lower: string): boolean {
  return upper === '/' || lower.startsWith(`${upper}/`)
}

// The same ids on every page, so that they refer to one office and one site.
const officeId = (url: string) => `${new URL(url).origin}/#office`
const siteId = (url: string) => `${new URL(url).origin}/#site`
