import { SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { applicationUrl } from '../../../application-url.ts';
import type { MailRecord } from '../../../data/models/server-state.ts';
import { isInApplication } from '../../../rules/application-links.ts';
import { useConnection } from '../../connection/use-connection.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Message } from '../../parts/parts.tsx';
import { useAction } from '../../parts/use-action.ts';
import { formatSentAt, mailKinds, splitLinks } from './mail-texts.ts';
import parts from '../../parts/parts.module.css';
import styles from './letter.module.css';

/** An email as its recipient reads it. Its text is shown as text, never as markup. */
export function Letter({ mail }: { mail: MailRecord }) {
  const { subject, to, kind, text, link, sentAtUtc } = mail;
  const { run, message } = useAction();
  return (
    <article className={styles.letter} aria-label={subject}>
      <header className={styles.head}>
        <h2>{subject}</h2>
        <dl className={classNames(parts.facts, styles.facts)}>
          <div>
            <dt>To</dt>
            <dd>{to}</dd>
          </div>
          <div>
            <dt>Sent</dt>
            <dd>
              <time dateTime={sentAtUtc}>{formatSentAt(sentAtUtc)}</time>, {mailKinds[kind]}
            </dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <MailLink href={link} className={classNames(parts.button, parts.primary)}>
            <SquareArrowOutUpRight />
            Open link
          </MailLink>
          <CopyButton label="Copy link" text={link} done="Copied the link." run={run} />
          <Message message={message} />
        </div>
      </header>
      <div className={styles.text}>
        {splitLinks(text).map((part) =>
          part.isLink ? (
            <MailLink key={part.start} href={part.text}>
              {part.text}
            </MailLink>
          ) : (
            part.text
          ),
        )}
      </div>
    </article>
  );
}

interface MailLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens a page of the application in the application's window, and other pages in a new tab. */
function MailLink({ href, className, children }: MailLinkProps) {
  const { page } = useConnection();
  const isOwn = URL.canParse(href) && isInApplication(new URL(href), applicationUrl());
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onClick={(event) => {
        // With a modifier key, the browser opens a tab or a window.
        if (!page || !isOwn || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        page.open(href);
      }}
    >
      {children}
    </a>
  );
}
