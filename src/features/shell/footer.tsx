import { product } from '#lib/configuration.ts';
import { Brand } from './brand.tsx';
import { FacebookIcon, InstagramIcon, YouTubeIcon } from './social-icons.tsx';
import styles from './shell.module.css';

const channels = [
  { name: 'Facebook', href: product.social.facebook, Icon: FacebookIcon },
  { name: 'Instagram', href: product.social.instagram, Icon: InstagramIcon },
  { name: 'YouTube', href: product.social.youtube, Icon: YouTubeIcon },
];

/** The root, the copyright and where else to find the school (SHELL-036, SHELL-037). */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Brand />
      {/* The requirements prescribe this year, whatever the present one is (D-195). */}
      <p className="muted">© 2025 {product.name}</p>
      <ul className={styles.channels} aria-label="Follow us">
        {channels.map(({ name, href, Icon }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${product.name} on ${name}`}
            >
              <Icon />
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
