import type { Language } from '@kakehashi/domain/language'
import { defaultLanguage, isLanguage } from '@kakehashi/domain/language'
import type { FastifyRequest } from 'fastify'

/** The account's language, else the cookie of the last public page, else the browser's, else English. */
export function languageOf(request: FastifyRequest): Language {
  // No cookies are read for an address that is no address.
  const cookie = request.cookies?.['language']
  return (
    request.auth?.language ??
    (isLanguage(cookie) ? cookie : acceptedLanguage(request.headers['accept-language'])) ??
    defaultLanguage
  )
}

function acceptedLanguage(header: string | undefined): Language | undefined {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
    })
    .toSorted((a, b) => b.quality - a.quality)
  return wishes.map((wish) => wish.language).find(isLanguage)
}
