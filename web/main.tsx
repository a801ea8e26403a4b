import { render } from 'preact';
import { readAddress } from './shell/address.ts';
import { App } from './shell/app.tsx';
import './styles/base.css';

// The map's code is on its way while the list of saves is asked for.
if (readAddress(location.hash).view === 'map') void import('./map/map-page.tsx');
render(<App />, document.getElementById('app')!);
