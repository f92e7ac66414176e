import { MessageSquareText } from 'lucide-react';
import { product } from '#lib/configuration.ts';
import { chatLink } from '#lib/url/contact-links.ts';
import { buttonStyle } from '#ui/button-style.ts';

/** Opens WhatsApp with a prefilled message (PUB-007, D-196). */
export function ChatLink({ variant }: { variant: 'primary' | 'on-hero' }) {
  const url = chatLink(product.contactNumber, product.contactText);
  return (
    <a href={url} target="_blank" rel="noreferrer" className={buttonStyle({ variant })}>
      <MessageSquareText aria-hidden="true" />
      Chat to us
    </a>
  );
}
