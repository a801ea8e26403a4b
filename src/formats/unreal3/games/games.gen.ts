// Generated from games.json by scripts/list-data.mjs. Do not edit.

export const GAMES = {
"games": [
{"game":"A Hat in Time","versions":[885,888],"licensees":[5,5],"layout":"HAT_IN_TIME","isSeen":true,"isMeasured":true},
{"game":"A Hat in Time","versions":[889,893],"licensees":[5,5],"layout":"HAT_IN_TIME","isSeen":true},
{"game":"A Hat in Time","versions":[878,884],"licensees":[5,5],"layout":"HAT_IN_TIME","isMeasured":true},
{"game":"A Hat in Time","versions":[894,65535],"licensees":[5,5],"layout":"HAT_IN_TIME"},
{"game":"XCOM 2","versions":[845,845],"licensees":[97,120],"layout":"XCOM_2","isSeen":true,"isMeasured":true},
{"game":"XCOM 2","versions":[845,845],"licensees":[121,193],"layout":"XCOM_2"},
{"game":"Mass Effect","versions":[391,391],"licensees":[92,92],"layout":"MASS_EFFECT","isSeen":true,"isMeasured":true},
{"game":"Mass Effect","versions":[491,491],"licensees":[1008,1008],"layout":"MASS_EFFECT","isSeen":true,"isMeasured":true},
{"game":"Mass Effect 2","versions":[512,513],"licensees":[130,130],"layout":"MASS_EFFECT","isSeen":true,"isMeasured":true},
{"game":"Mass Effect 3","versions":[684,684],"licensees":[194,194],"layout":"MASS_EFFECT","isSeen":true,"isMeasured":true},
{"game":"Mass Effect Legendary Edition","versions":[684,684],"licensees":[168,171],"layout":"MASS_EFFECT","isSeen":true},
{"game":"Mass Effect Legendary Edition","versions":[685,685],"licensees":[205,205],"layout":"MASS_EFFECT","isSeen":true},
{"game":"Mass Effect 3","versions":[684,684],"licensees":[150,65535],"layout":"MASS_EFFECT","isMeasured":true},
{"game":"Mass Effect 3","versions":[685,685],"licensees":[150,65535],"layout":"MASS_EFFECT"},
{"game":"Mass Effect 3 (Wii U)","versions":[845,845],"licensees":[194,194],"layout":"MASS_EFFECT","isUnread":true},
{"game":"Killing Floor 2","versions":[871,871],"licensees":[1117,1117],"isSeen":true,"isMeasured":true},
{"game":"Unreal Development Kit","versions":[867,868],"licensees":[0,0],"isSeen":true,"isMeasured":true},
{"game":"Unreal Engine 3 without a licensee","versions":[512,868],"licensees":[0,0],"isMeasured":true},
{"game":"Rocket League","versions":[867,868],"licensees":[9,40],"isUnread":true},
{"game":"Batman: Arkham","versions":[805,807],"licensees":[101,138],"isUnread":true},
{"game":"Batman: Arkham","versions":[863,863],"licensees":[32000,40000],"isUnread":true},
{"game":"Borderlands (enhanced)","versions":[594,594],"licensees":[58,58],"isUnread":true},
{"game":"Bulletstorm","versions":[742,742],"licensees":[29,29],"isUnread":true},
{"game":"BioShock Infinite","versions":[727,727],"licensees":[75,75],"isUnread":true},
{"game":"Transformers","versions":[511,564],"licensees":[131,255],"isUnread":true},
{"game":"Mortal Kombat","versions":[677,677],"licensees":[157,157],"isUnread":true},
{"game":"All Points Bulletin","versions":[547,547],"licensees":[28,32],"isUnread":true},
{"game":"Tera","versions":[610,610],"licensees":[13,14],"isUnread":true}
]
} as const;
