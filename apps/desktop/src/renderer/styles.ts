import '@fontsource-variable/inter/wght.css';
import 'virtual:design-tokens.css';
import '@plumbline/web/app/base.css';
