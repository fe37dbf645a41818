import type { EmailSignature, OrganizationDoc } from '../../kinds/organization/OrganizationDoc.ts';
import type { ContentStore } from '../../store/contents/ContentStore.ts';
import type { ContentReference } from '../../store/Kind.ts';
import { StoreError } from '../../store/StoreError.ts';
import { fileNameFault } from '../../uploads/fileNameFault.ts';
import { type KnownContentType, recogniseContent } from '../../uploads/recogniseContent.ts';

/** What may be attached to a signature. */
export const attachmentTypes = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'application/pdf',
] as const;

export type AttachmentType = (typeof attachmentTypes)[number];

/** Bytes that an attachment may have: 5 MiB. */
export const largestAttachment = 5 * 1024 * 1024;

/** How many attachments a signature may have. */
export const mostAttachments = 100;

/** A stored file that may be attached. */
export type Attachment = ContentReference & { mediaType: AttachmentType };

/** With the name of a server before it, as editors complete addresses. */
const addresses =
  /(?:https?:\/\/[^/"<>\s]{1,300})?\/rest\/Organization\/[^/"<>\s]{1,3000}\/emailSignature\/attachments\/([\w-]{43})\/([^/"<>\s?#]{1,3000})/g;

/** The address of an attachment, from the root of the service. */
export function attachmentAddress(organizationId: string, digest: string, fileName: string): string {
  const [id, name] = [encodeURIComponent(organizationId), encodeURIComponent(fileName)];
  return `/rest/Organization/${id}/emailSignature/attachments/${digest}/${name}`;
}

/** The file of a digest if it may be attached; null when there is none of the kind. */
export async function findAttachment(
  contents: ContentStore,
  digest: string,
  fileName: string,
): Promise<Attachment | null> {
  const content = await contents.find(digest);
  if (content === null || content.size > largestAttachment) return null;
  const mediaType = await recogniseContent(contents.read(content));
  return isAttachmentType(mediaType) ? { ...content, mediaType, fileName } : null;
}

/**
 * A signature with its attachments, which are the files that its addresses name; undefined for an empty one.
 * @throws StoreError when one of them is not there
 */
export async function readSignature(
  contents: ContentStore,
  html: string,
  { id }: Pick<OrganizationDoc, 'id'>,
): Promise<EmailSignature | undefined> {
  if (html.trim() === '') return undefined;
  const attachments = new Map<string, Attachment>();
  for (const [, digest = '', encodedName = ''] of html.matchAll(addresses)) {
    if (attachments.has(digest)) continue;
    const fileName = decoded(encodedName);
    const found = fileName === null ? null : await findAttachment(contents, digest, fileName);
    if (found === null)
      throw refusal(`The attachment '${fileName ?? encodedName}' is not there. Attach it again.`);
    if (attachments.size === mostAttachments)
      throw refusal(`A signature has ${mostAttachments} attachments at most.`);
    attachments.set(digest, found);
  }
  const own = html.replaceAll(addresses, (_address, digest: string, encodedName: string) =>
    attachmentAddress(id, digest, decoded(encodedName) ?? encodedName),
  );
  return { html: own, attachments: [...attachments.values()] };
}

/** The name of a file in an address; null when it can be none. */
function decoded(text: string): string | null {
  try {
    const name = decodeURIComponent(text.replaceAll('&amp;', '&'));
    return fileNameFault(name) === null && name.length <= 255 ? name : null;
  } catch {
    return null;
  }
}

function isAttachmentType(type: KnownContentType | null): type is AttachmentType {
  return attachmentTypes.some((each) => each === type);
}

function refusal(message: string): StoreError {
  return new StoreError({ reason: 'invalid', violations: [{ pointer: '/emailSignature', message }] });
}
