import { Mail, MapPin, Phone } from 'lucide-react';
import { product } from '#lib/configuration.ts';
import { callLink, emailLink } from '#lib/url/contact-links.ts';
import { Breakable } from '#ui/Breakable.tsx';
import styles from './office.module.css';

const { phone, email, address } = product.office;

export function Office() {
  return (
    <dl className={styles.office}>
      <div>
        <dt className="muted">
          <Phone aria-hidden="true" />
          Office phone
        </dt>
        <dd>
          <a href={callLink(phone)}>{phone}</a>
        </dd>
      </div>
      <div>
        <dt className="muted">
          <Mail aria-hidden="true" />
          Email
        </dt>
        <dd>
          <a href={emailLink(email)}>
            <Breakable text={email} />
          </a>
        </dd>
      </div>
      <div>
        <dt className="muted">
          <MapPin aria-hidden="true" />
          Address
        </dt>
        <dd>{address}</dd>
      </div>
    </dl>
  );
}
