import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'

/** Entries that run something, contain another file or load something from elsewhere. */
const removedKeys = [
  'AA',
  'OpenAction',
  'JS',
  'JavaScript',
  'EmbeddedFiles',
  'EF',
  'AF',
  'RichMediaContent',
  'RichMediaSettings',
  'XFA',
  'Collection',
  'OPI',
  'Ref',
].map((key) => PDFName.of(key))

/** Links inside the document are kept; every other action is removed. */
const keptActions = new Set(['GoTo', 'Named'])
/** Wherever they are, also if nothing seems to refer to them. */
const removedActions = new Set([
  'JavaScript',
  'Launch',
  'URI',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
])
const removedAnnotations = new Set([
  'FileAttachment',
  'RichMedia',
  'Screen',
  'Movie',
  'Sound',
  '3D',
])
const actionKeys = ['A', 'PA', 'Next'].map((key) => PDFName.of(key))

/**
 * Writes the document anew from its parsed objects, without what can run, call or contain anything.
 * Bytes that no object refers to, such as earlier versions, do not reach the copy.
 */
export async function cleanPdf(bytes: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    throwOnInvalidObject: true,
  })
  const { context } = document
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (isEmbeddedFile(object)) context.delete(ref)
    else cleanObject(object)
  }
  return Buffer.from(await document.save({ updateFieldAppearances: false }))
}

function isEmbeddedFile(object: PDFObject): boolean {
  return object instanceof PDFStream && nameIn(object.dict, 'Type') === 'EmbeddedFile'
}

/** Nested objects; references are followed by the caller, who visits every object. */
function cleanObject(root: PDFObject): void {
  const waiting = [root]
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFArray) waiting.push(...object.asArray())
    if (object instanceof PDFStream) {
      // The content of a stream may be in another file.
      object.dict.delete(PDFName.of('F'))
      waiting.push(object.dict)
    }
    if (object instanceof PDFDict) {
      cleanDictionary(object)
      waiting.push(...object.values())
    }
  }
}

function cleanDictionary(dictionary: PDFDict): void {
  for (const key of removedKeys) dictionary.delete(key)
  for (const key of actionKeys) {
    if (isRemovedAction(dictionary, key)) dictionary.delete(key)
  }
  if (removedActions.has(nameIn(dictionary, 'S') ?? '')) {
    for (const key of dictionary.keys()) dictionary.delete(key)
  }
  const annotations = dictionary.lookup(PDFName.of('Annots'))
  if (annotations instanceof PDFArray) removeAnnotations(annotations)
}

function isRemovedAction(dictionary: PDFDict, key: PDFName): boolean {
  const action = dictionary.lookup(key)
  if (action instanceof PDFArray) return key.asString() === '/Next'
  if (!(action instanceof PDFDict)) return false
  const kind = nameIn(action, 'S')
  return kind !== undefined && !keptActions.has(kind)
}

function removeAnnotations(annotations: PDFArray): void {
  for (let at = annotations.size() - 1; at >= 0; at -= 1) {
    const annotation = annotations.lookup(at)
    const kind = annotation instanceof PDFDict ? nameIn(annotation, 'Subtype') : undefined
    if (kind !== undefined && removedAnnotations.has(kind)) annotations.remove(at)
  }
}

function nameIn(dictionary: PDFDict, key: string): string | undefined {
  const value = dictionary.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : undefined
}
