// The page's support for Satisfactory: the look of its layers, and its panels.

import { SatisfactoryFactsDocument } from '../../queries.gen.ts';
import type { GamePage } from '../game.ts';

export const page: GamePage = {
  format: 'SATISFACTORY',
  title: 'Satisfactory',
  layers: {
    World: { color: ['#4a5361', '#b3bac4'], rank: 0, isHidden: true },
    Creatures: { color: ['#8a6f6f', '#a98989'], rank: 0, isHidden: true },
    'Dropped items': { color: ['#8d8468', '#a89c74'], rank: 0, isHidden: true },
    Foundations: { color: ['#39424f', '#c6ccd5'], rank: 1 },
    Ramps: { color: ['#434e5d', '#bac2cd'], rank: 1 },
    Architecture: { color: ['#4d596a', '#aeb8c4'], rank: 2 },
    Walls: { color: ['#566375', '#a1acba'], rank: 2 },
    'Roofs and frames': { color: ['#4b586a', '#acb7c4'], rank: 2 },
    'Lights and signs': { color: ['#8c8a55', '#a8a35c'], rank: 4 },
    Belts: { color: ['#d98e3f', '#c0701a'], rank: 4 },
    Pipes: { color: ['#4f9bd9', '#2f78b7'], rank: 4 },
    Hypertubes: { color: ['#b58ae0', '#8457b8'], rank: 4 },
    Railways: { color: ['#c9c3b4', '#6d665a'], rank: 4 },
    'Power lines': { color: ['#59707f', '#90a4b0'], rank: 3 },
    'Power poles': { color: ['#5f8ea6', '#4d7d95'], rank: 4 },
    Storage: { color: ['#8fb573', '#5f8a40'], rank: 5 },
    Vehicles: { color: ['#cfa0d0', '#99609b'], rank: 6 },
    'Vehicle paths': { color: ['#8d6f8e', '#b48fb5'], rank: 4, isHidden: true },
    'Other buildings': { color: ['#9a9fb0', '#7b8194'], rank: 5 },
    Extraction: { color: ['#e0c04d', '#b08d12'], rank: 6 },
    Generators: { color: ['#e46a5f', '#c7443a'], rank: 6 },
    Production: { color: ['#49b8a5', '#1f8f7e'], rank: 6 },
    Players: { color: ['#ffffff', '#20242c'], rank: 8 },
    'Resource nodes': { color: ['#f2d16b', '#c39b1d'], rank: 7 },
    Collectibles: { color: ['#e884c4', '#c04a97'], rank: 7, isHidden: true },
    Markers: { color: ['#ffffff', '#30343c'], rank: 8 },
  },
  kinds: {
    Machines:
      '/Build_(Constructor|Smelter|Foundry|Assembler|Manufacturer|OilRefinery|Blender|Packager|HadronCollider|QuantumEncoder|Converter|Miner|OilPump|WaterPump|Fracking|Generator)',
    Storages: '/Build_(Storage|CentralStorage|IndustrialTank|PipeStorageTank)',
    Players: '/Char_Player',
    'Trains and vehicles':
      '/BP_(Locomotive|FreightWagon|DroneTransport|Truck|Tractor|Explorer|CyberWagon|Golfcart)',
    Belts: '/Build_Conveyor(Belt|Lift)',
    Power: '/Build_(PowerPole|PowerLine|PowerSwitch|PowerStorage|PowerTower)',
  },
  world: () => import('./world.gen.ts').then(({ world }) => world),
  find: () => import('./find.ts').then(({ find }) => find),
  collected: () => import('./collected.ts').then(({ collected }) => collected),
  traffic: () => import('./traffic.tsx').then(({ Traffic }) => Traffic),
  signs: () => import('./signs.ts').then(({ signs }) => signs),
  facts: SatisfactoryFactsDocument,
  dashboard: () => import('./dashboard.tsx').then(({ Dashboard }) => Dashboard),
  selection: () => import('./selection.tsx').then(({ Selection }) => Selection),
  timeline: () => import('./timeline.ts').then(({ timeline }) => timeline),
  playerNames: () => import('./players.ts').then(({ playerNames }) => playerNames),
  inspector: () => import('./trace.tsx').then(({ Trace }) => Trace),
};
