import { findHost } from '#mocks/panel/host/find-host.ts';

const host = findHost();
host?.attach(window);
document.body.innerHTML = '<input aria-label="Filter" /><button>To the right</button>';
document.querySelector('button')?.addEventListener('click', () => host?.setPosition('right'));
