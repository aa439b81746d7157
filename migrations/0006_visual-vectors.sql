CREATE TABLE "visual_projections" (
	"id" text PRIMARY KEY NOT NULL,
	"embedder" text NOT NULL,
	"body" "bytea" NOT NULL,
	"ready" boolean DEFAULT false NOT NULL,
	"fitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visual_vectors" (
	"picture_id" integer NOT NULL,
	"projection" text NOT NULL,
	"embedder" text NOT NULL,
	"content_version" text NOT NULL,
	"content" "bytea" NOT NULL,
	"style" "bytea" NOT NULL,
	"colours" "bytea" NOT NULL,
	"features" "bytea",
	CONSTRAINT "visual_vectors_picture_id_projection_pk" PRIMARY KEY("picture_id","projection")
);
--> statement-breakpoint
ALTER TABLE "visual_vectors" ADD CONSTRAINT "visual_vectors_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visual_vectors_projection" ON "visual_vectors" USING btree ("projection","picture_id");