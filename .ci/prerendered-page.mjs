/**
 * Runs before anything is drawn. Whoever is signed in does not see the bar of a visitor (`data-member`), the root leads to
 * the home page, and the button that is pressed last is kept for the application (`earlyPress`).
 *
 * @param {string} base
 */
const earlyScript = (base) =>
  'try{if(localStorage.getItem("token"))document.documentElement.dataset.member=""}catch{}' +
  `if(location.pathname==="${base}"&&!location.hash)location.replace("${base}home"+location.search);` +
  'addEventListener("click",(e)=>{earlyPress=e.target.closest("button")??earlyPress},true);var earlyPress=null';

/**
 * @typedef {object} PageParts
 * @property {string} title
 * @property {'still' | 'live' | 'frame'} kind
 * @property {string} path
 * @property {string} html What is in the root element.
 * @property {string} base
 * @property {string} [css] All that the page needs, for a page that makes no request for it.
 * @property {readonly string[]} [styles] URLs of style sheets.
 * @property {readonly string[]} preload URLs of modules.
 */

/**
 * The page of a build with its parts filled in.
 *
 * @param {string} template
 * @param {PageParts} parts
 */
export function withParts(template, { title, kind, path, html, base, css, styles = [], preload }) {
  const moved = withoutStyleAttributes(html);
  const head = [
    `<script>${earlyScript(base)}</script>`,
    ...(css === undefined ? [] : [`<style>${css}${moved.css}</style>`]),
    ...styles.map((url) => `<link rel="stylesheet" crossorigin href="${url}">`),
    ...preload.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
  ];
  return template
    .replace('<html ', `<html data-page="${kind}" `)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /(\s*)<script type="module"/,
      (script, /** @type {string} */ space) => `${space}${head.join(space)}${script}`,
    )
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-path="${base.replace(/\/$/, '')}${path}">${moved.html}</div>`,
    );
}

/**
 * The security headers allow no `style` attribute in HTML (README, Hosting): each becomes a rule. React leaves attributes
 * alone that it finds on a page.
 *
 * @param {string} html
 */
function withoutStyleAttributes(html) {
  /** @type {string[]} */
  const rules = [];
  const moved = html.replaceAll(/ style="([^"]*)"/g, (_attribute, /** @type {string} */ declarations) => {
    const known = rules.indexOf(declarations);
    const number = known === -1 ? rules.push(declarations) - 1 : known;
    return ` data-style="${number}"`;
  });
  return {
    html: moved,
    css: rules.map((declarations, number) => `[data-style="${number}"]{${declarations}}`).join(''),
  };
}
