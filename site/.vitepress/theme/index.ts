import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import RunQuery from './RunQuery.vue';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('RunQuery', RunQuery);
  },
} satisfies Theme;
