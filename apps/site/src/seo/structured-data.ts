import { localPath } from '@kakehashi/contract/site-addresses'
import { hasCoordinates } from '@kakehashi/domain/office-location'
import { languages } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { openPeriods, workingDays } from './opening-hours.ts'
import type { PageFacts } from './page-facts.ts'
import { sharePicturePath } from '../head.ts'
import type { Site } from '../site.ts'

type Thing = Record<string, unknown>

/** The schema.org description of a page, for search engines and maps. */
export function structuredData(
  { office }: Site,
  page: PageFacts,
  pages: readonly PageFacts[],
): Thing {
  const isHome = page.path === '/'
  return {
    '@context': 'https://schema.org',
    '@graph': [
      officeData(office, page),
      ...(isHome ? [siteData(office, page)] : [breadcrumbs(office, page, pages)]),
      ...(page.path.startsWith('/services/') ? [serviceData(office, page)] : []),
      pageData(page),
    ],
  }
}

function officeData(office: Office, { url, language }: PageFacts): Thing {
  const { origin } = new URL(url)
  const { street, region, postalCode, country } = office.address
  return {
    // A subtype of LocalBusiness.
    '@type': 'ProfessionalService',
    '@id': officeId(url),
    name: office.name[language],
    alternateName: language === 'ja' ? office.name.en : office.name.ja,
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
    ...(hasCoordinates(office) && { geo: { '@type': 'GeoCoordinates', ...office.coordinates } }),
    openingHoursSpecification: openPeriods(office).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: workingDays(office),
      opens,
      closes,
    })),
    knowsLanguage: languages,
    logo: `${origin}/icon-512.png`,
    image: origin + sharePicturePath('/', language),
    sameAs: office.socialLinks.map((link) => link.url),
  }
}

function siteData(office: Office, { url, language }: PageFacts): Thing {
  return {
    '@type': 'WebSite',
    '@id': siteId(url),
    url,
    name: office.name[language],
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

function serviceData(office: Office, page: PageFacts): Thing {
  const { url, heading, title, description, language } = page
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: heading,
    serviceType: title,
    description,
    url,
    provider: { '@id': officeId(url) },
    areaServed: { '@type': 'AdministrativeArea', name: office.address.region[language] },
  }
}

/** From the home page to this page, named by their titles. */
function breadcrumbs(office: Office, page: PageFacts, pages: readonly PageFacts[]): Thing {
  const above = pages
    .filter((other) => other.language === page.language && isAbove(other.path, page.path))
    .toSorted((a, b) => a.path.length - b.path.length)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, page].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.path === '/' ? office.name[page.language] : step.title,
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
