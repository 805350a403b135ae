import type { Language } from '@kakehashi/domain/language'
import { defaultLanguage, isLanguage } from '@kakehashi/domain/language'
import type { FastifyRequest } from 'fastify'

/** The account's language, else the cookie set by public pages, else Accept-Language, else English. */
export function languageOf(request: FastifyRequest): Language {
  // Cookies are not parsed for a malformed URL.
  const cookie = request.cookies?.['language']
  return (
    request.auth?.language ??
    (isLanguage(cookie) ? cookie : acceptedLanguage(request.headers['accept-language'])) ??
    defaultLanguage
  )
}

function acceptedLanguage(header: string | undefined): Language | undefined {
  const accepted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
    })
    .toSorted((a, b) => b.quality - a.quality)
  return accepted.map((entry) => entry.language).find(isLanguage)
}
