/** Links marked `data-consult` open the dialog; if its code fails to load, they remain links. */
export function answerConsultLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-consult]') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link === null || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    if (document.querySelector('dialog[open]') !== null) return;
    import('./open-consultation.tsx')
      .then(({ openConsultation }) => openConsultation(link))
      .catch(() => location.assign(link.href));
  });
}
