import { Mail, Phone } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { product } from '#lib/configuration.ts';
import { callLink, emailLink } from '#lib/url/contact-links.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import styles from './rsvp.module.css';

interface RsvpNoticeProps {
  title: string;
  children: ReactNode;
  icon: ReactNode;
  tone?: 'success' | 'warning' | 'error';
  action?: ReactNode;
  askLabel?: 'Ask for a new link' | 'Ask for the next dates';
  /** Whether the notice replaces a form that had the focus. */
  takesFocus?: boolean;
}

export function RsvpNotice({
  title,
  children,
  icon,
  tone = 'error',
  action,
  askLabel = 'Ask for a new link',
  takesFocus,
}: RsvpNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Row as="section" gap={4} nowrap align="stretch" className={classNames(cardStyle(), styles.notice)}>
      <span className={styles.icon} data-tone={tone}>
        {icon}
      </span>
      <div className={styles.noticeText}>
        <h2 ref={heading} tabIndex={-1} className="fs-2">
          {title}
        </h2>
        <div className={classNames('muted breakable', styles.text)}>{children}</div>
        <Row align="stretch" className={styles.actions}>
          {action ?? <AskTheOffice label={askLabel} />}
        </Row>
      </div>
    </Row>
  );
}

const { phone, email } = product.office;

const AskTheOffice = ({ label }: { label: string }) => (
  <>
    <a href={emailLink(email, { subject: 'Coding trial session' })} className={buttonStyle({})}>
      <Mail aria-hidden="true" />
      {label}
    </a>
    <a href={callLink(phone)} className={buttonStyle({})}>
      <Phone aria-hidden="true" />
      {phone}
    </a>
  </>
);
